/** A tap beside a sheet closes it. Browsers that know `closedby` do so themselves; for the others, this. */
export function lightDismiss({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || !target.matches(".sheet")) return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
