/** "1 piece", "5 pieces": what we call what is counted, everywhere. */
export function pieceCount(count: number): string {
  return count === 1 ? "1 piece" : `${count} pieces`;
}
