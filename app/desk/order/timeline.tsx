import type { TimelineEntry } from "../../../shop/order/event.ts";
import { formatMoment } from "../../../shop/pakistan-days.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { StageGlyph } from "../ui/stage-glyph.tsx";

/** Steps have their stage's glyph, other events a small nuqta. */
export function Timeline({ entries, now }: { entries: readonly TimelineEntry[]; now: number }) {
  return (
    <section className="mb-9">
      <h2 className="section-title">So far</h2>
      <ol className="so-far mt-3">
        {entries.map(({ at, title, detail, stage }) => (
          <li key={`${at} ${title} ${detail}`} className="so-far-entry">
            <span className="so-far-mark">
              {stage ? <StageGlyph stage={stage} /> : <Nuqta className="text-[6px] text-ink-2" />}
            </span>
            <span className="min-w-0">
              <span className={stage ? "font-semibold" : "text-15"}>{title}</span>
              {detail !== "" && (
                <span className="block whitespace-pre-line break-words text-14 text-ink-2">{detail}</span>
              )}
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
