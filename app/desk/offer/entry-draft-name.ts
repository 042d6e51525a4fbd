/** The draft of the address for this offer, on this device. */
export function entryDraftName(id: number): string {
  return `offer address ${id}`;
}
