import { formatMoment } from "../../../shop/pakistan-days.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { StageGlyph } from "../ui/stage-glyph.tsx";
import type { DescribedOrder } from "./describe-order.ts";

type Props = { entries: readonly DescribedOrder["timeline"][number][]; now: number };

/** Steps have their stage's glyph, other events a small nuqta. */
export function Timeline({ entries, now }: Props) {
  return (
    <section className="mb-9">
      <h2 className="section-title">So far</h2>
      <ol className="so-far mt-3">
        {entries.map(({ at, title, detail, stage, isStrong, atFirst }) => (
          <li key={`${at} ${title} ${detail}`} className="so-far-entry">
            <span className="so-far-mark">
              {stage ? <StageGlyph stage={stage} /> : <Nuqta className="text-[6px] text-ink-2" />}
            </span>
            <span className="min-w-0">
              <span className={stage || isStrong ? "font-semibold" : "text-15"}>{title}</span>
              {detail !== "" && (
                <span className="block whitespace-pre-line break-words text-14 text-ink-2">{detail}</span>
              )}
              {atFirst && <AtFirst rows={atFirst} />}
            </span>
            <time dateTime={new Date(at).toISOString()} className="whitespace-nowrap text-14 text-ink-2">
              {formatMoment(at, now)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The lines and sums before the first change. */
function AtFirst({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <details className="mt-1 text-14">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent-deep">
        Ordered at first
      </summary>
      <dl className="nums border-line border-l pl-3">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 py-0.5">
            <dt className="min-w-0 break-words">{name}</dt>
            <dd className="whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
