export const savedPiecesKey = "naqsh-saved";

/**
 * Pages are the same for everybody; only the device knows which pieces are saved. An inline script marks their hearts
 * before the first paint, so that none fills visibly after it.
 */
export function savedPiecesScript(): string {
  return `(${markSaved})("${savedPiecesKey}")`;
}

/** Serialised into the page, so it may use nothing but its argument. */
function markSaved(key: string): void {
  try {
    for (const id of JSON.parse(localStorage.getItem(key) ?? "[]")) {
      for (const heart of document.querySelectorAll(`[data-saves="${Number(id)}"]`)) {
        heart.setAttribute("aria-pressed", "true");
      }
    }
  } catch {
    // Unreadable is empty.
  }
}
