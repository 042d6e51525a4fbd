/** Taps of a finger that taps everything twice are no further apart; a mouse counts its clicks itself. */
const together = { ms: 350, px: 24 };
const controls = "a, button, input, select, textarea, label, summary";

let last: { at: number; x: number; y: number; on: Element | null } | undefined;
let isSecond = false;

/** A form is sent once; what counts, steps or turns over gets both taps. */
const wantsBoth = (on: Element | null) => on === last?.on && !on?.matches("[type=submit]");

/**
 * Who taps twice means it once: what the first tap has brought under her finger doesn't get the second, nor does a form
 * that it has sent, and a sheet that it has opened isn't closed by it.
 */
export function hearSecondTaps(): void {
  const hear = { capture: true };
  document.addEventListener(
    "pointerdown",
    ({ pointerType, timeStamp, clientX, clientY }) => {
      isSecond =
        pointerType !== "mouse" &&
        last !== undefined &&
        timeStamp - last.at < together.ms &&
        Math.hypot(clientX - last.x, clientY - last.y) < together.px;
    },
    hear,
  );
  document.addEventListener(
    "mousedown",
    ({ detail }) => {
      isSecond ||= detail > 1;
    },
    hear,
  );
  document.addEventListener(
    "click",
    (event) => {
      const on = event.target instanceof Element ? (event.target.closest(controls) ?? event.target) : null;
      if (isSecond && !wantsBoth(on)) {
        event.preventDefault();
        event.stopPropagation();
      } else last = { at: event.timeStamp, x: event.clientX, y: event.clientY, on };
      isSecond = false;
    },
    hear,
  );
  document.addEventListener("cancel", (event) => isSecond && event.preventDefault(), hear);
}
