import type { ComponentProps } from "react";

type Props = ComponentProps<"a"> & { isCurrent: boolean };

/** A filter as a link: it works without script and opens in another tab. */
export function Chip({ isCurrent, ...link }: Props) {
  return (
    <li className="shrink-0">
      <a
        {...link}
        aria-current={isCurrent ? "true" : undefined}
        className="nums flex min-h-11 items-center whitespace-nowrap rounded-full border border-line-2/45 px-4 font-medium text-14 transition-colors hover:border-ink aria-current:border-ink aria-current:bg-ink aria-current:text-white"
      />
    </li>
  );
}
