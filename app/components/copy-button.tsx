import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";
import { Icon } from "./icon.tsx";

const confirmedFor = 2_000;

type Props = {
  /** What is copied, in words: "Account number". */
  what: string;
  text: string;
};

/** Says "Copied" for two seconds, to everybody. */
export function CopyButton({ what, text }: Props) {
  const [copies, setCopies] = useState(0);
  const [fresh, setFresh] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    setFresh(true);
    const timer = setTimeout(() => setFresh(false), confirmedFor);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy(): Promise<void> {
    if (await copyText(text)) setCopies((count) => count + 1);
  }

  return (
    <>
      <button
        type="button"
        onClick={copy}
        className={`noscript:hidden inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-14 ${fresh ? "text-green" : "text-accent-deep hover:underline"}`}
      >
        <Icon name={fresh ? "check" : "copy"} className="size-4.5" />
        <span>
          {fresh ? "Copied" : "Copy"}
          <span className="sr-only"> {what.toLowerCase()}</span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {fresh ? `${what} copied` : ""}
      </span>
    </>
  );
}
