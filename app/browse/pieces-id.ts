export const piecesId = "pieces";

/** For controls that disappear when pressed: the focus moves to the pieces. */
export function focusPieces(): void {
  document.getElementById(piecesId)?.focus({ preventScroll: true });
}
