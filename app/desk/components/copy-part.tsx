import { useEffect, useState } from "react";
import { copyText } from "../../components/copy-text.ts";
import { Icon } from "../../components/icon.tsx";
import { useIsAlive } from "./use-is-alive.ts";

const confirmedFor = 2_000;

type Props = { /** What is copied, in words: "link". */ what: string; text: string; className: string };

/** Says "Copied" for two seconds, to everybody. Without script there is nothing to press. */
export function CopyPart({ what, text, className }: Props) {
  const isAlive = useIsAlive();
  const [copies, setCopies] = useState(0);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), confirmedFor);
    return () => clearTimeout(timer);
  }, [copies]);
  if (!isAlive) return null;
  return (
    <button
      type="button"
      onClick={async () => (await copyText(text)) && setCopies((count) => count + 1)}
      className={className}
    >
      <Icon name={fresh ? "check" : "copy"} className="size-5" />
      {fresh ? "Copied" : "Copy"}
      <span className="sr-only"> {what}</span>
      <span role="status" className="sr-only">
        {fresh ? `The ${what} is copied` : ""}
      </span>
    </button>
  );
}
