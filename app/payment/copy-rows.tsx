import type { ReactNode } from "react";
import { CopyButton } from "../ui/copy-button.tsx";

export type CopyRow = {
  what: string;
  shown: ReactNode;
  copied: string;
  /** What the button is called, where two rows have the same label. */
  name?: string;
};

/** Facts of a payment, each with a button that copies it as an app's form expects it. */
export function CopyRows({ rows }: { rows: readonly CopyRow[] }) {
  return (
    <dl>
      {rows.map(({ what, shown, copied, name = what }) => (
        <div
          key={what}
          className="grid grid-cols-[minmax(0,1fr)_auto] large-letters:grid-cols-1 items-center gap-x-4 border-line border-b px-4 py-2.25"
        >
          <dt className="text-13 text-ink-2 leading-[1.4]">{what}</dt>
          <dd className="nums break-words font-semibold text-17 leading-[1.4]">{shown}</dd>
          <dd className="not-large-letters:col-start-2 not-large-letters:row-span-2 not-large-letters:row-start-1">
            <CopyButton what={name} text={copied} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
