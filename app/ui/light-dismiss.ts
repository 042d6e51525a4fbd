/** Closes a sheet by a click on its backdrop, in browsers without `closedby`. */
export function lightDismiss({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || !target.matches(".sheet")) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
