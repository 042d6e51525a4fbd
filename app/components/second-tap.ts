/** Taps of a finger that taps everything twice are no further apart; a mouse counts its clicks itself. */
const together = { ms: 350, px: 24 };
/** For so long after it went down, a second tap is on its way: a slow phone may be busy with the first. */
const onItsWayMs = 1_000;
const controls = "a, button, input, select, textarea, label, summary";

let first: { at: number; x: number; y: number; on: Element | null } | undefined;
let secondUntil = 0;

const isSecond = ({ timeStamp }: Event) => timeStamp < secondUntil;
/** A form is sent once; what counts, steps or turns over gets both taps. */
const wantsBoth = (on: Element | null) => on === first?.on && !on?.matches("[type=submit]");

function press({ pointerType, timeStamp, clientX, clientY }: PointerEvent): void {
  const follows =
    first !== undefined &&
    timeStamp - first.at < together.ms &&
    Math.hypot(clientX - first.x, clientY - first.y) < together.px;
  secondUntil = follows && pointerType !== "mouse" ? timeStamp + onItsWayMs : 0;
}

function pressMouse({ detail, timeStamp }: MouseEvent): void {
  if (detail > 1) secondUntil = timeStamp + onItsWayMs;
}

function click(event: MouseEvent): void {
  const on = event.target instanceof Element ? (event.target.closest(controls) ?? event.target) : null;
  if (isSecond(event) && !wantsBoth(on)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else first = { at: event.timeStamp, x: event.clientX, y: event.clientY, on };
  secondUntil = 0;
}

/**
 * Who taps twice means it once: what the first tap has brought under her finger doesn't get the second, nor does a form
 * that it has sent, and a sheet that it has opened isn't closed by it.
 */
export function hearSecondTaps(): void {
  document.addEventListener("pointerdown", press, true);
  document.addEventListener("mousedown", pressMouse, true);
  document.addEventListener("click", click, true);
  // A finger that goes on to scroll is no tap.
  document.addEventListener("pointercancel", () => (secondUntil = 0), true);
  document.addEventListener("cancel", (event) => isSecond(event) && event.preventDefault(), true);
}
