import type { TodayNumbers } from "../../../shop/order-desk.ts";
import { Picture } from "../../components/picture.tsx";
import { SectionHead } from "./section-head.tsx";

const words = ["None", "One", "Two", "Three", "Four", "Five"];

export function RunningOut({ pieces }: { pieces: TodayNumbers["runningOut"] }) {
  return (
    <section>
      <SectionHead title="Running out" aside="counted pieces" />
      <ul className="border-b border-line">
        {pieces.map(({ id, name, left, picture }) => (
          <li key={id} className="flex items-center gap-3.5 border-t border-line py-2">
            <span className="w-[45px] shrink-0">{picture && <Picture of={picture} alt="" sizes="45px" />}</span>
            <span className="min-w-0 grow">
              <span className="block truncate font-display text-21 leading-tight">{name}</span>
              <span className={`text-14 ${left === 0 ? "text-red" : "text-ink-2"}`}>{words[left] ?? left} left</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
