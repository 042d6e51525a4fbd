export const piecesId = "pieces";

/** For controls that vanish when they are pressed: the focus goes to what they brought back. */
export function focusPieces(): void {
  document.getElementById(piecesId)?.focus({ preventScroll: true });
}
