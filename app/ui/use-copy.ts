import { useEffect, useState } from "react";

const shownFor = 2_000;

/** Some browsers refuse a press that was replayed after hydration: it is no user gesture any more. */
type Outcome = "copied" | "refused";

/** A function that copies, and its outcome, for two seconds. */
export function useCopy(): [outcome: Outcome | undefined, copy: (text: string) => Promise<void>] {
  // An object, so that another press with the same outcome restarts the timer.
  const [last, setLast] = useState<{ outcome: Outcome }>();

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [last]);

  return [last?.outcome, async (text) => setLast({ outcome: (await copyText(text)) ? "copied" : "refused" })];
}

export const copyWords = { copied: "Copied", refused: "Press again to copy" } as const;

/** The Clipboard API needs HTTPS; elsewhere `execCommand` copies a selection. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
