// Comfort only: two fingers on a board make it larger or smaller; what is between them stays there.
"use strict";
(() => {
  const MOST = 4;
  let pinch = null; // the frame, how far apart the fingers were, and how large it was then

  const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const between = ([one, other]) => ({ x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 });
  const zoomOf = (frame) => Number(frame.style.getPropertyValue("--zoom")) || 1;

  function zoom(frame, wanted, { x, y }) {
    const before = frame.getBoundingClientRect();
    const value = Math.min(MOST, Math.max(1, wanted));
    frame.classList.toggle("zoomed", value > 1);
    if (value > 1) frame.style.setProperty("--zoom", value);
    else frame.style.removeProperty("--zoom");
    const after = frame.getBoundingClientRect();
    const pan = frame.closest(".pan"), panel = frame.closest(".panel");
    pan.scrollLeft += after.left + (x - before.left) / before.width * after.width - x;
    panel.scrollTop += after.top + (y - before.top) / before.height * after.height - y;
  }

  document.addEventListener("touchstart", ({ touches }) => {
    const frame = touches[0].target.closest?.("#panel-board .frame");
    pinch = frame && touches.length === 2 ? { frame, apart: apart(touches), zoom: zoomOf(frame) } : null;
  }, { passive: true });
  document.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    zoom(pinch.frame, pinch.zoom * apart(event.touches) / pinch.apart, between(event.touches));
  }, { passive: false });
  for (const kind of ["touchend", "touchcancel"]) document.addEventListener(kind, () => { pinch = null; }, { passive: true });

  // Two fingers on the pad of a laptop are a wheel.
  document.addEventListener("wheel", (event) => {
    const frame = event.ctrlKey && event.target.closest?.("#panel-board .frame");
    if (!frame) return;
    event.preventDefault();
    zoom(frame, zoomOf(frame) * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
  }, { passive: false });
})();
