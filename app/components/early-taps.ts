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
  type Press = { pressed: HTMLButtonElement | HTMLAnchorElement; form?: FormData | undefined };
  let presses: Press[] = [];

  const isLink = (pressed: Press["pressed"]) => pressed instanceof HTMLAnchorElement;
  // What the browser does by itself: open or close by `command`, close a dialog.
  const isNative = ({ type, form, attributes }: HTMLButtonElement) =>
    (attributes.getNamedItem("commandfor") && "commandForElement" in HTMLButtonElement.prototype) ||
    (type === "submit" && form?.method === "dialog");
  // To another page: a link, or a form that has an address.
  const leadsOn = (pressed: Press["pressed"]) =>
    isLink(pressed) || (pressed.type === "submit" && pressed.form?.hasAttribute("action") === true);

  const say = (text: string, look = "sr-only") => {
    const status = document.getElementById(names.feltId);
    if (!status) return undefined;
    status.className = look;
    status.textContent = text;
    return status;
  };
  const clearFelt = () => {
    for (const felt of document.querySelectorAll("[data-felt]")) {
      felt.removeAttribute("data-felt");
      felt.removeAttribute("aria-busy");
    }
  };
  // What she has chosen of a piece waits in the history for the page that is loaded in this one's place.
  const purchase = () => document.querySelector<HTMLFormElement>("main form:not([method])");
  const loadAgain = (event: Event) => {
    event.preventDefault();
    const form = purchase();
    if (form) history.replaceState({ ...history.state, chosen: [...new FormData(form)] }, "");
    location.reload();
  };
  const bringBack = () => {
    const { chosen, ...state } = history.state ?? {};
    if (!chosen) return;
    history.replaceState(state, "");
    for (const field of purchase()?.querySelectorAll("input") ?? []) {
      const values = (chosen as [string, string][]).flatMap(([name, value]) => (name === field.name ? [value] : []));
      field.checked = values.includes(field.value);
      if (field.type === "text") field.value = values[0] ?? field.value;
    }
  };
  // Browsers remember a script that failed for as long as the page is there, so another page it must be.
  // The last link or form goes by itself, if nothing else waits; what she has chosen stands in the page's new address.
  const sayLost = () => {
    clearFelt();
    say("");
    hasGivenUp = true;
    const last = presses.at(-1)?.pressed;
    presses = presses.filter(({ pressed }) => !leadsOn(pressed));
    if (presses.length === 0 && (last || !unsent)) return last?.click();
    const again = document.createElement("a");
    const chosen = [...(unsent ? new FormData(unsent) : [])].map(([name, value]) => [name, String(value)]);
    again.href = unsent ? `${unsent.action}?${new URLSearchParams(chosen)}` : location.href;
    if (!unsent) again.onclick = loadAgain;
    again.textContent = "Load it again";
    say("A part of this page didn’t arrive. ", "scripts-lost")?.append(again);
  };
  let isLost = false;
  let hasGivenUp = false;
  let hasChosen = false;
  let unsent: HTMLFormElement | undefined;
  let patience: ReturnType<typeof setTimeout>;
  const bePatient = () => {
    clearTimeout(patience);
    patience = setTimeout(sayLost, isLost ? 1_000 : 15_000);
  };
  const markFelt = (control: Element | null | undefined) => {
    control?.setAttribute("aria-busy", "true");
    control?.setAttribute("data-felt", "");
  };
  // The scripts set out, and the sum of what she has just changed is known to be old.
  const change = (event: Event) => {
    document.dispatchEvent(new Event(names.earlyTap));
    const target = event.target as HTMLInputElement;
    const { form } = target;
    markFelt(form?.querySelector("output"));
    const minus = target.parentElement?.querySelector("[data-step='-1']");
    minus?.setAttribute("aria-disabled", String(Number(target.value) <= 1));
    if (form?.matches("main form[method=get]")) choose(form, target);
  };
  // Another filter or order. A sheet has a button that sends it; the order goes along with every other form.
  const choose = (form: HTMLFormElement, target: HTMLInputElement) => {
    hasChosen = true;
    if (!form.closest("dialog") && !(unsent && target.name === "sort")) unsent = form;
    if (target.type === "range") sayPrice(target);
    markFelt(target.closest("fieldset") ?? form);
    say("One moment…");
    bePatient();
  };
  // A handle stops at the other one.
  const sayPrice = (handle: HTMLInputElement) => {
    const [lowest, highest] = handle.parentElement?.querySelectorAll<HTMLInputElement>("[type=range]") ?? [];
    if (!lowest || !highest) return;
    if (lowest.valueAsNumber > highest.valueAsNumber) handle.value = (handle === lowest ? highest : lowest).value;
    const price = handle.valueAsNumber.toLocaleString("en");
    handle.setAttribute("aria-valuetext", String(handle.getAttribute("aria-valuetext")).replace(/[\d,]+/, price));
  };
  // A quantity needs nobody but its field.
  const step = (button: HTMLButtonElement) => {
    const field = button.parentElement?.querySelector("input");
    if (!field) return;
    const typed = field.value.replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) % 16)).trim();
    const from = Number(/^\d+$/.test(typed) ? typed : field.defaultValue);
    const next = Math.min(10 ** field.maxLength - 1, Math.max(1, from + Number(button.dataset.step)));
    // Not by `value`: React, if it is here already, would take that for its own doing.
    field.setRangeText(String(next), 0, field.value.length);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };

  // The search is a step in the history, as it will be when the page is alive, so that Back closes it. Phones open
  // their keyboard only in one go with the press.
  const turnSearch = (event: MouseEvent, search: HTMLDetailsElement) => {
    event.preventDefault();
    if (search.open) return history.back();
    search.open = true;
    search.querySelector("input")?.focus({ preventScroll: true });
    history.pushState({ ...history.state, search: true }, "");
  };
  const openedSearch = () => document.querySelector<HTMLDetailsElement>("header details[open]");
  const closeSearch = () => {
    const search = openedSearch();
    if (!search) return;
    search.open = false;
    search.querySelector("summary")?.focus();
  };

  // By its address alone the page would move as well.
  const slideTo = (event: MouseEvent, slide: HTMLElement) => {
    event.preventDefault();
    slide.parentElement?.scrollTo({ left: slide.offsetLeft });
  };

  // The order stands in a form of its own: one that is sent now takes it along.
  const takeOrder = ({ target, formData }: FormDataEvent) => {
    const order = document.querySelector<HTMLSelectElement>("main select[name=sort]");
    if (!order?.form || order.form === target || order.form.action !== (target as HTMLFormElement).action) return;
    if (order.selectedIndex > 0) formData.set("sort", order.value);
    else formData.delete("sort");
  };

  const isForThisTab = (event: MouseEvent) =>
    !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

  // A link goes by itself, and so does a form, but not past what was pressed before it and waits; nor to a view of the
  // page that she has chosen something on, which that would leave out; nor to what script shows in a dialog, or
  // where she is.
  const waits = (way: Press["pressed"]) => {
    if (!isLink(way)) return presses.length > 0;
    if (way.getAttribute("aria-haspopup") === "dialog" || "inPlace" in way.dataset) return true;
    if (way.origin !== location.origin || way.target) return false;
    const isHere = way.pathname + way.search === location.pathname + location.search;
    if (presses.length > 0) return !isHere || way.hash === "";
    return hasChosen && way.pathname === location.pathname && way.hash === "";
  };

  const note = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const search = target?.closest("header summary")?.closest("details");
    if (search) return turnSearch(event, search);
    const pressed = target?.closest<Press["pressed"]>("button, a[href]");
    if (!pressed) return;
    const slide = isLink(pressed) && document.querySelector<HTMLElement>(`.slides > [id="${pressed.hash.slice(1)}"]`);
    if (slide && isForThisTab(event)) return slideTo(event, slide);
    if (!isLink(pressed) && isNative(pressed)) return;
    if (leadsOn(pressed) && (hasGivenUp || !isForThisTab(event) || !waits(pressed))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isLink(pressed) && pressed.dataset.step) return step(pressed);
    const form = !isLink(pressed) && pressed.form ? new FormData(pressed.form) : undefined;
    // Whoever presses Add again while it waits asks whether it was felt; it isn't a second piece, unless she chose anew.
    const before = presses.findLast((each) => each.pressed === pressed);
    const isAgain = before && String([...(before.form ?? [])]) === String([...(form ?? [])]);
    if (pressed.type === "button" || !isAgain) presses.push({ pressed, form });
    if (isLost) return sayLost();
    hasGivenUp = false;
    document.dispatchEvent(new Event(names.earlyTap));
    markFelt(pressed);
    say("One moment…");
    bePatient();
  };

  const leave = ({ key }: KeyboardEvent) => {
    if (key === "Escape" && openedSearch()) history.back();
  };

  const carryOut = async () => {
    removeEventListener("click", note, true);
    removeEventListener("input", change, true);
    removeEventListener("keydown", leave);
    removeEventListener("popstate", closeSearch);
    removeEventListener("formdata", takeOrder);
    clearTimeout(patience);
    clearFelt();
    say("");
    for (const { pressed, form } of presses) {
      // React knows of this device by then, and shows what came of one before the next.
      await undefined;
      const holder = ("form" in pressed && pressed.form) || {};
      if (form) Object.assign(holder, { atPress: form });
      pressed.click();
      if (form) Object.assign(holder, { atPress: undefined });
    }
  };

  // Before React, which listens on the document and would take some of them for its own.
  addEventListener("click", note, true);
  addEventListener("input", change, true);
  addEventListener("keydown", leave);
  addEventListener("popstate", closeSearch);
  addEventListener("formdata", takeOrder);
  document.addEventListener("DOMContentLoaded", bringBack);
  document.addEventListener(names.alive, carryOut, { once: true });
  document.addEventListener(names.lost, () => {
    isLost = true;
    clearTimeout(patience);
    sayLost();
  });
}
