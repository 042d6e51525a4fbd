import type { ReactNode } from "react";
import { Link } from "react-router";
import { deskShopPath } from "../../../shop/desk/desk-paths.ts";
import type { RecordFault } from "../../../shop/editor/piece-desk.ts";
import { fieldsOf, itemCount } from "../../../shop/editor/shop-field.ts";
import { countField, shopFaultInWords } from "../../../shop/editor/shop-form.ts";
import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { MessagesPart } from "./messages-part.tsx";
import { SectionField } from "./section-field.tsx";
import { SectionItem } from "./section-item.tsx";
import { SectionPreview } from "./section-preview.tsx";
import type { SectionProps } from "./section-props.ts";
import { SectionRow } from "./section-row.tsx";
import type { Summary } from "./summaries.ts";

type Props = SectionProps & {
  summary: Summary | undefined;
  /** Whether the address names it. */
  isAsked: boolean;
  /** In the section that the address names: on phones it ends with the bar, from md CSS fixes it to the bottom. */
  bar: ReactNode;
};

/** On phones a row, which opens in its place. */
export function SectionPart({ summary, isAsked, bar, ...props }: Props) {
  const { section, shown, typed, faults, pictures } = props;
  const all = fieldsOf(section, shown);
  const places = [...new Set(all.flatMap(({ item }) => item ?? []))];
  const plain = all.filter(({ item }) => item === undefined);
  const known = new Set(all.map(({ field }) => field.path));
  const isOfField = ({ field }: RecordFault) => known.has(field) || known.has(field.replace(/\.\d+$/, ""));
  const ofList = faults.filter(
    (fault) => section.list && fault.field.startsWith(section.list.path) && !isOfField(fault),
  );
  // On phones the bar's links to faults lead into the section.
  const isOpen = isAsked || ofList.length > 0 || faults.some(isOfField);
  const heading = `${section.slug}-title`;
  return (
    <section id={section.slug} aria-labelledby={heading} className="shop-section" data-open={isOpen || undefined}>
      {summary && <SectionRow summary={summary} isOpen={isOpen} pictures={pictures} />}
      <div className="section-body">
        <div className="flex items-start justify-between gap-4">
          <h2 id={heading} className="section-title">
            {section.title}
          </h2>
          <Link to={`${deskShopPath}#${section.slug}`} className="close-section">
            <Icon name="close" className="size-5" />
            <span className="sr-only">Close {section.title}</span>
          </Link>
        </div>
        <p className="text-15 text-ink-2">{section.line}</p>
        {ofList.map((fault) => (
          <Problem key={`${fault.field} ${fault.reason}`} className="mt-3 text-14">
            {shopFaultInWords(fault)}
          </Problem>
        ))}
        {section.slug === "messages" ? (
          <MessagesPart {...props} fields={plain.map(({ field }) => field)} />
        ) : (
          plain.length > 0 && (
            <div className="section-grid">
              {plain.map(({ field }) => (
                <SectionField key={field.path} {...props} field={field} />
              ))}
            </div>
          )
        )}
        <SectionPreview section={section} record={typed} />
        {section.list && (
          <div className={`section-items items-${section.slug}`}>
            <input type="hidden" name={countField(section.list)} value={itemCount(section, shown)} />
            {places.map((place) => (
              <SectionItem
                key={place}
                {...props}
                place={place}
                fields={all.filter(({ item }) => item === place).map(({ field }) => field)}
                pictures={pictures}
              />
            ))}
          </div>
        )}
        {bar}
      </div>
    </section>
  );
}
