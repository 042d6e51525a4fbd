import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";

const confirmedFor = 2_000;

/** Whether it was copied within the last two seconds, and what copies it. */
export function useCopy(text: string): [fresh: boolean, copy: () => Promise<void>] {
  const [copies, setCopies] = useState(0);
  const [fresh, setFresh] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), confirmedFor);
    return () => clearTimeout(timer);
  }, [copies]);

  return [fresh, async () => void ((await copyText(text)) && setCopies((count) => count + 1))];
}
