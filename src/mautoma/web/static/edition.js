// Keeps every change at once.
const form = document.querySelector("#edition");
form.addEventListener("change", () => form.requestSubmit());
