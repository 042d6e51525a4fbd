/**
 * From the first paint until React has taken the page over, a press on a button that needs it would be lost. It is
 * noted instead, shown as felt, and carried out when the page is alive: docs/decisions/no-tap-lost.md.
 */
export const alive = "alive";
export const earlyTap = "earlytap";
/** The scripts can't be had. */
export const lost = "scriptslost";
const feltId = "felt";

/**
 * Says so to who doesn't see it, and to everybody if the scripts don't come. It stays, or nobody would listen to it;
 * React knows nothing of it.
 */
export const feltStatus = `<p id="${feltId}" role="status" class="sr-only"></p>`;

type NotedForm = HTMLFormElement & { atPress?: FormData };

/** What stood in the form when its button was pressed, which may have been before the page was alive. */
export function formAtPress(form: NotedForm): FormData {
  return form.atPress ?? new FormData(form);
}

/** Everything that can be pressed has somebody who listens: presses are carried out, pictures next to sight may come. */
export function sayAlive(): void {
  document.dispatchEvent(new Event(alive));
}

export function earlyTapScript(): string {
  return `(${noteTaps})(${JSON.stringify({ alive, earlyTap, lost, feltId })})`;
}

type Names = { alive: string; earlyTap: string; lost: string; feltId: string };

/** Written into the page's head as it stands here, so it knows nothing but what it is given. */
function noteTaps(names: Names): void {
  const presses: { button: HTMLButtonElement; form: FormData | undefined }[] = [];

  // What the browser does by itself: open or close by `command`, close a dialog, send a form that has an address.
  const isNative = ({ type, form, dataset, attributes }: HTMLButtonElement) =>
    dataset.step === undefined &&
    ((attributes.getNamedItem("commandfor") && "commandForElement" in HTMLButtonElement.prototype) ||
      attributes.getNamedItem("popovertarget") ||
      (type === "submit" && (form?.method === "dialog" || form?.hasAttribute("action"))));

  const say = (text: string) => {
    const status = document.getElementById(names.feltId);
    if (!status) return;
    status.className = "sr-only";
    status.textContent = text;
  };
  const clearFelt = () => {
    for (const felt of document.querySelectorAll("[data-felt]")) {
      felt.removeAttribute("data-felt");
      felt.removeAttribute("aria-busy");
    }
  };
  // Browsers remember a script that failed for as long as the page is there, so another page it must be.
  const sayLost = () => {
    clearFelt();
    if (presses.length === 0) return;
    say("A part of this page didn’t arrive. ");
    const again = document.createElement("a");
    again.href = location.href;
    again.textContent = "Load it again";
    const status = document.getElementById(names.feltId);
    status?.append(again);
    if (status) status.className = "scripts-lost";
  };
  let isLost = false;
  let patience: ReturnType<typeof setTimeout>;
  const markFelt = (control: Element | null | undefined) => {
    control?.setAttribute("aria-busy", "true");
    control?.setAttribute("data-felt", "");
  };
  // The scripts set out, and the sum of what she has just changed is known to be old.
  const change = ({ target }: Event) => {
    document.dispatchEvent(new Event(names.earlyTap));
    if (target instanceof Element) markFelt(target.closest("form")?.querySelector("output"));
  };
  // A quantity needs nobody but its field.
  const step = (button: HTMLButtonElement) => {
    const field = button.parentElement?.querySelector("input");
    if (!field) return;
    field.value = String(Math.max(1, Number(field.value.replace(/\D/g, "")) + Number(button.dataset.step)));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  // A fold that begins with a field: phones open their keyboard only in one go with the press.
  const unfold = (event: MouseEvent, fold: HTMLDetailsElement, field: HTMLInputElement) => {
    event.preventDefault();
    fold.open = true;
    field.focus({ preventScroll: true });
  };

  const note = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const fold = target?.closest("header summary")?.closest("details");
    const field = fold?.querySelector("input");
    if (fold && field && !fold.open) return unfold(event, fold, field);
    const button = target?.closest("button");
    if (!button || isNative(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (button.dataset.step) return step(button);
    // Whoever presses Add again while it waits asks whether it was felt; it isn't a second piece.
    if (button.type === "submit" && button.dataset.felt === "") return;
    presses.push({ button, form: button.form ? new FormData(button.form) : undefined });
    if (isLost) return sayLost();
    document.dispatchEvent(new Event(names.earlyTap));
    markFelt(button);
    say("One moment…");
    clearTimeout(patience);
    patience = setTimeout(sayLost, 15_000);
  };

  const carryOut = async () => {
    removeEventListener("click", note, true);
    removeEventListener("input", change, true);
    clearTimeout(patience);
    clearFelt();
    say("");
    for (const { button, form } of presses) {
      if (form) Object.assign(button.form ?? {}, { atPress: form });
      button.click();
      if (form) Object.assign(button.form ?? {}, { atPress: undefined });
      // React shows what came of it before the next one.
      await undefined;
    }
  };

  // Before React, which listens on the document and would take some of them for its own.
  addEventListener("click", note, true);
  addEventListener("input", change, true);
  document.addEventListener(names.alive, carryOut, { once: true });
  document.addEventListener(names.lost, () => {
    isLost = true;
    clearTimeout(patience);
    sayLost();
  });
}
