// A photo is made small here, before it goes to the own shelf.
"use strict";
(() => {
  const SIDES = [800, 640, 480, 320];
  const QUALITIES = [0.8, 0.6, 0.4];
  const MOST = 60_000;
  const form = document.querySelector("#photo");
  if (!form) return;
  const input = form.querySelector("[type=file]");
  form.querySelector(".without-script").remove();
  input.classList.add("unseen");

  const jpeg = (canvas, quality) => new Promise((done) => canvas.toBlob(done, "image/jpeg", quality));

  async function small(file) {
    const image = await createImageBitmap(file);
    for (const side of SIDES) {
      const scale = Math.min(1, side / Math.max(image.width, image.height));
      const canvas = document.createElement("canvas");
      canvas.width = Math.max(1, Math.round(image.width * scale));
      canvas.height = Math.max(1, Math.round(image.height * scale));
      canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
      for (const quality of QUALITIES) {
        const made = await jpeg(canvas, quality);
        if (made && made.size <= MOST) return made;
      }
    }
    return file;
  }

  input.addEventListener("change", async () => {
    if (!input.files.length) return;
    try {
      const kept = new DataTransfer();
      kept.items.add(new File([await small(input.files[0])], "photo.jpg", { type: "image/jpeg" }));
      input.files = kept.files;
    } catch {
      // It's no picture: whoever takes it in says so.
    }
    form.requestSubmit();
  });
})();
