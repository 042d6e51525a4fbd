import type { Stone } from "../../shop/follow/followed-order.ts";
import { Nuqta } from "../ui/nuqta.tsx";

const looks = { done: "text-green", now: "nuqta-now text-ink", "to-come": "text-line-2" } as const;
const counts = [1, 2, 3] as const;

/** The order's progress as three stones on a string (Urdu: dori), gold as far as the order has come. */
export function Dori({ stones }: { stones: readonly Stone[] }) {
  return (
    <ol className="mt-8.5 grid grid-cols-3 text-center md:mt-12">
      {stones.map(({ state, label, date }, index) => (
        <li key={label} data-state={state}>
          <span className="dori-stone">
            <Nuqta count={counts[index] ?? 1} outline={state !== "done"} className={`text-11 ${looks[state]}`} />
          </span>
          <span
            className={`mt-1.5 block text-[min(.875rem,5.5vw)] leading-snug ${state === "to-come" ? "font-medium text-ink-2" : "font-semibold"}`}
          >
            {label}
          </span>
          <span className="nums block text-13 text-ink-2">{date}</span>
        </li>
      ))}
    </ol>
  );
}
