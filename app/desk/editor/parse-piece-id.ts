/** 0 where it is none. */
export function parsePieceId(text: unknown): number {
  return typeof text === "string" && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 0;
}
