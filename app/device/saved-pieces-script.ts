export const savedPiecesKey = "naqsh-saved";

/**
 * Pages are the same for everybody; which of their pieces are saved only the device knows. A line at the end of the
 * page says so before the first paint, so that no heart fills before her eyes.
 */
export function savedPiecesScript(): string {
  return `(${markSaved})("${savedPiecesKey}")`;
}

/** Written into the page as it stands here, so it knows nothing but what it is given. */
function markSaved(key: string): void {
  try {
    for (const id of JSON.parse(localStorage.getItem(key) ?? "[]")) {
      for (const heart of document.querySelectorAll(`[data-saves="${Number(id)}"]`)) {
        heart.setAttribute("aria-pressed", "true");
      }
    }
  } catch {
    // What can't be read is an empty list.
  }
}
