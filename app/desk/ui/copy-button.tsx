import { Icon } from "../../ui/icon.tsx";
import { copyWords, useCopy } from "../../ui/use-copy.ts";
import { useHydrated } from "./use-hydrated.ts";

type Props = {
  /** What is copied, in words: "link". */
  what: string;
  /** Where it doesn't go without saying what, the button says it. */
  isNamed?: boolean;
  text: string;
  className?: string;
};

/** Says for two seconds what came of it, to everybody. Without script there is nothing to press. */
export function CopyButton({ what, isNamed = false, text, className }: Props) {
  const isHydrated = useHydrated();
  const [outcome, copy] = useCopy();
  if (!isHydrated) return null;
  return (
    <button type="button" onClick={() => copy(text)} className={className}>
      <Icon name={outcome === "copied" ? "check" : "copy"} className="size-5" />
      <span>
        {outcome ? copyWords[outcome] : "Copy"}
        <span className={isNamed ? "" : "sr-only"}> {what}</span>
      </span>
      <span role="status" className="sr-only">
        {outcome === "copied" ? `The ${what} is copied` : outcome && copyWords[outcome]}
      </span>
    </button>
  );
}
