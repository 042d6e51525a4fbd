import { type ReactNode, useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useIsAlive } from "./use-is-alive.ts";

/** Without script there is nothing that could copy. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  if (!useIsAlive()) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button type="button" onClick={() => void copy()}>
      <Icon name={isCopied ? "check" : "copy"} className="size-5" />
      {isCopied ? "Copied" : children}
    </button>
  );
}
