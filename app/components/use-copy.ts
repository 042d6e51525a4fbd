import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";

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
