import { countField } from "../../../shop/shop-form.ts";
import { fieldsOf, itemCount } from "../../../shop/shop-sections.ts";
import { SectionField } from "./section-field.tsx";
import { SectionItem } from "./section-item.tsx";
import { SectionPreview } from "./section-preview.tsx";
import { faultWords, type SectionProps } from "./section-props.ts";

/** One section of the page: on phones it stands alone. */
export function SectionPart(props: SectionProps & { isOpen: boolean }) {
  const { section, shown, typed, faults, pictures, isOpen } = props;
  const all = fieldsOf(section, shown);
  const items = Map.groupBy(
    all.filter(({ item }) => item !== undefined),
    ({ item }) => item ?? 0,
  );
  const plain = all.filter(({ item }) => item === undefined);
  const known = new Set(all.map(({ field }) => field.path));
  // Faults of a list as a whole stand above its items.
  const others = faults.filter(({ field }) => !known.has(field) && !known.has(field.replace(/\.\d+$/, "")));
  const own = others.filter(({ field }) => section.list && field.startsWith(section.list.path));
  const heading = `${section.slug}-title`;
  return (
    <section id={section.slug} aria-labelledby={heading} className="shop-section" data-open={isOpen || undefined}>
      <h2 id={heading} className="section-title">
        {section.title}
      </h2>
      <p className="text-15 text-ink-2">{section.line}</p>
      {own.map((fault) => (
        <p key={`${fault.field} ${fault.reason}`} className="mt-3 text-14 text-red">
          {faultWords(fault)}
        </p>
      ))}
      {plain.length > 0 && (
        <div className="section-grid">
          {plain.map(({ field }) => (
            <SectionField key={field.path} {...props} field={field} />
          ))}
        </div>
      )}
      <SectionPreview section={section} record={typed} />
      {section.list && (
        <div className={`section-items items-${section.slug}`}>
          <input type="hidden" name={countField(section.list)} value={itemCount(section, shown)} />
          {[...items].map(([place, fields]) => (
            <SectionItem
              key={place}
              {...props}
              place={place}
              fields={fields.map(({ field }) => field)}
              pictures={pictures}
            />
          ))}
        </div>
      )}
    </section>
  );
}
