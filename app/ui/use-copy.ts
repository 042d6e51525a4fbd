import { useEffect, useState } from "react";

const saidFor = 2_000;

/** What came of a press: some browsers refuse one that had to wait until the page was alive. */
type Outcome = "copied" | "refused";

/** What copies, and for two seconds what came of it. */
export function useCopy(): [outcome: Outcome | undefined, copy: (text: string) => Promise<void>] {
  // An object, so that another press with the same outcome is said anew.
  const [last, setLast] = useState<{ outcome: Outcome }>();

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), saidFor);
    return () => clearTimeout(timer);
  }, [last]);

  return [last?.outcome, async (text) => setLast({ outcome: (await copyText(text)) ? "copied" : "refused" })];
}

export const copyWords = { copied: "Copied", refused: "Press again to copy" } as const;

/** The clipboard is for secure pages only; elsewhere the browser's old way of copying a selection serves. */
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
