import { Icon } from "./icon.tsx";
import { useCopy } from "./use-copy.ts";

type Props = {
  /** What is copied, in words: "Account number". */
  what: string;
  text: string;
};

/** Says "Copied" for two seconds, to everybody. */
export function CopyButton({ what, text }: Props) {
  const [fresh, copy] = useCopy(text);
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
