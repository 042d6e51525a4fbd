import type { ReactNode } from "react";

const arabic = /\p{Script=Arabic}/u;

/** `dir` of a truncated name, so that the ellipsis is at its end. */
export const directionOf = (name: string) => (arabic.test(name) ? "rtl" : "ltr");

/** `shown` is the name with marks in it. `bdi`: a name in Urdu doesn't change the order of the words around it. */
export function PersonName({ name, shown = name }: { name: string; shown?: ReactNode }) {
  if (name === "") return <span className="text-ink-2">Details removed</span>;
  return (
    <bdi className="break-words" {...(arabic.test(name) && { lang: "ur" })}>
      {shown}
    </bdi>
  );
}
