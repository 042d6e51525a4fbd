import { Icon } from "./icon.tsx";
import { copyWords, useCopy } from "./use-copy.ts";

type Props = {
  /** What is copied, in words: "Account number". */
  what: string;
  text: string;
  /** Whether the button says what it copies; otherwise only screen readers hear it. */
  isNamed?: boolean;
  className?: string;
};

/** Says for two seconds what came of it, to everybody. */
export function CopyButton({ what, text, isNamed = false, className }: Props) {
  const [outcome, copy] = useCopy();
  const isCopied = outcome === "copied";
  return (
    <>
      <button
        type="button"
        onClick={() => copy(text)}
        className={
          className ??
          `noscript:hidden inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold text-14 ${isCopied ? "text-green" : "text-accent-deep hover:underline"}`
        }
      >
        <Icon name={isCopied ? "check" : "copy"} className={className === undefined ? "size-4.5" : "size-5"} />
        <span>
          {outcome ? copyWords[outcome] : "Copy"}
          <span className={isNamed ? "" : "sr-only"}> {what.toLowerCase()}</span>
        </span>
      </button>
      <span role="status" className="sr-only">
        {isCopied ? `${what} copied` : outcome && copyWords[outcome]}
      </span>
    </>
  );
}
