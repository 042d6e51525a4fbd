import { Announcer } from "./announcer.tsx";
import { Icon } from "./icon.tsx";
import { copyWords, useCopy } from "./use-copy.ts";

type Props = {
  /** What is copied, in words: "Account number". */
  what: string;
  text: string;
  /** The button itself says what it copies; otherwise only screen readers hear it. */
  isNamed?: boolean;
  /** In place of the look of a quiet link. */
  className?: string;
};

const quiet = "noscript:hidden inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-14";

/** Shows and announces for two seconds whether it has copied. */
export function CopyButton({ what, text, isNamed = false, className }: Props) {
  const [outcome, copy] = useCopy();
  const isCopied = outcome === "copied";
  const look = className ?? `${quiet} ${isCopied ? "text-green" : "text-accent-deep hover:underline"}`;
  return (
    <>
      <button type="button" onClick={() => copy(text)} className={look}>
        <Icon name={isCopied ? "check" : "copy"} className={className === undefined ? "size-4.5" : "size-5"} />
        <span>
          {outcome ? copyWords[outcome] : "Copy"}
          <span className={isNamed ? "" : "sr-only"}> {what.toLowerCase()}</span>
        </span>
      </button>
      <Announcer>{isCopied ? `${what} copied` : outcome && copyWords[outcome]}</Announcer>
    </>
  );
}
