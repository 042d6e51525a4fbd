/** What a press on a link among the reviews does; the section itself is HTML from the server (reviews.tsx). */
export function press(link: HTMLAnchorElement): void | Promise<void> {
  return "moreReviews" in link.dataset ? showMore(link) : openPhoto(link);
}

/** The same component made both lists: its items are added to those of the page, and its link replaces the pressed one. */
async function showMore(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaDisabled) return;
  link.ariaDisabled = "true";
  const html = await fetch(link.href).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  link.ariaDisabled = null;
  const next = html && new DOMParser().parseFromString(html, "text/html");
  const list = document.querySelector("[data-reviews]");
  if (!next || !list) {
    link.textContent = "That didn’t get through. Try again";
    return;
  }
  // One that was published meanwhile moves the others: those that are here already aren't added again.
  const added = [...next.querySelectorAll<HTMLElement>("[data-reviews] > li")].filter(
    ({ id }) => !document.getElementById(id),
  );
  list.append(...added);
  const more = next.querySelector("[data-more-reviews]");
  if (more) link.replaceWith(more);
  else link.parentElement?.remove();
  added[0]?.focus({ preventScroll: true });
}

function openPhoto(link: HTMLAnchorElement): void {
  const dialog = document.querySelector<HTMLDialogElement>("[data-review-dialog]");
  const image = dialog?.querySelector("img");
  if (!dialog || !image) return;
  const photos = [...(link.closest("ul")?.querySelectorAll<HTMLAnchorElement>("a") ?? [link])];
  let index = photos.indexOf(link);
  const show = (step: number) => {
    index = (index + step + photos.length) % photos.length;
    image.src = photos[index]?.href ?? link.href;
    image.alt = photos[index]?.querySelector("img")?.alt ?? "";
  };
  for (const button of dialog.querySelectorAll<HTMLElement>("[data-step]")) {
    button.hidden = photos.length < 2;
    button.onclick = () => show(Number(button.dataset.step));
  }
  dialog.onkeydown = ({ key }) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step) show(step);
  };
  dialog.onclose = () => photos[index]?.focus();
  show(0);
  dialog.showModal();
}
