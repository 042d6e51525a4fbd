import { Icon } from "../../components/icon.tsx";
import { useCopy } from "../../components/use-copy.ts";
import { useIsAlive } from "./use-is-alive.ts";

type Props = {
  /** What is copied, in words: "link". */
  what: string;
  /** Where it doesn't go without saying what, the button says it. */
  isNamed?: boolean;
  text: string;
  className?: string;
};

/** Says "Copied" for two seconds, to everybody. Without script there is nothing to press. */
export function CopyButton({ what, isNamed = false, text, className }: Props) {
  const isAlive = useIsAlive();
  const [fresh, copy] = useCopy(text);
  if (!isAlive) return null;
  return (
    <button type="button" onClick={copy} className={className}>
      <Icon name={fresh ? "check" : "copy"} className="size-5" />
      <span>
        {fresh ? "Copied" : "Copy"}
        <span className={isNamed ? "" : "sr-only"}> {what}</span>
      </span>
      <span role="status" className="sr-only">
        {fresh ? `The ${what} is copied` : ""}
      </span>
    </button>
  );
}
