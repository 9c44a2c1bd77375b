// Keeps every change at once, and selects a number when it is tapped.
const form = document.querySelector("#edition");
form.addEventListener("change", () => form.requestSubmit());
form.addEventListener("focusin", (event) => event.target.matches("input") && event.target.select());
