import { Nuqta } from "../../ui/nuqta.tsx";

/** The second line of a row; red, with a nuqta, where it is late. */
export function RowLine({ isLate, children }: { isLate: boolean; children: string }) {
  return (
    <span className={`flex items-center gap-2 text-14 ${isLate ? "text-red" : "text-ink-2"}`}>
      {isLate && <Nuqta className="text-[8px]" />}
      <span className="line-clamp-2 min-w-0 break-words">{children}</span>
    </span>
  );
}
