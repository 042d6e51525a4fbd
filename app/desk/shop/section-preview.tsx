import { valueAt } from "../../../shop/editor/record-path.ts";
import type { ShopRecord } from "../../../shop/editor/shop-desk.ts";
import type { ShopSection } from "../../../shop/editor/shop-field.ts";
import { groupIban } from "../../../shop/money/iban.ts";
import { isRecord } from "../../../shop/record.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { textAt, withBlanksFilled } from "./preview-text.ts";

type Props = { section: ShopSection; record: ShopRecord };

/** As shoppers will see it. */
export function SectionPreview({ section, record }: Props) {
  switch (section.slug) {
    case "announcement":
      return (
        <p className="mt-4 flex items-center justify-center gap-3 bg-plum px-4 py-2.5 text-center text-14 text-white">
          <Nuqta className="text-[7px] text-lilac-dot" />
          {withBlanksFilled(record, textAt(record, "announcement"))}
          <Nuqta className="text-[7px] text-lilac-dot" />
        </p>
      );
    case "delivery":
      return (
        <p className="mt-4 text-ink-2">
          Reads: “in {withBlanksFilled(record, "{making time}")}”, “{withBlanksFilled(record, "{delivery}")}”.
        </p>
      );
    case "wallet":
      return (
        <div className="mt-5 border border-line bg-white p-4">
          <p className="text-14 text-ink-2">At checkout it reads</p>
          <p className="mt-1 font-semibold">{textAt(record, "wallet.name")}</p>
          <p className="nums break-words text-20">{textAt(record, "wallet.accountNumber")}</p>
          <p className="break-words text-ink-2">{textAt(record, "wallet.accountTitle")}</p>
          {textAt(record, "raast.iban") !== "" && (
            <>
              <p className="mt-3 font-semibold">Raast</p>
              <p className="nums break-words text-20">{groupIban(textAt(record, "raast.iban"))}</p>
              <p className="break-words text-ink-2">{textAt(record, "raast.accountTitle")}</p>
            </>
          )}
        </div>
      );
    case "returns":
    case "order-confirmation":
      return <PolicyPreview policy={valueAt(record, section.list?.path.split(".")[0] ?? "")} />;
    default:
      return null;
  }
}

function PolicyPreview({ policy }: { policy: unknown }) {
  if (!isRecord(policy)) return null;
  const sections = Array.isArray(policy.sections) ? policy.sections.filter(isRecord) : [];
  return (
    <details className="mt-4">
      <summary className="change">See the page</summary>
      <article className="mt-3 border border-line bg-white p-5">
        <h3 className="break-words font-display text-30 leading-tight">{String(policy.title ?? "")}</h3>
        <p className="mt-2 break-words text-ink-2">{String(policy.intro ?? "")}</p>
        {sections.map((section) => (
          <section key={String(section.heading)} className="mt-4">
            <h4 className="break-words font-display text-21">{String(section.heading ?? "")}</h4>
            {section.text !== undefined && <p className="mt-1 break-words">{String(section.text)}</p>}
            {Array.isArray(section.points) && (
              <ul className="mt-1 list-disc pl-5">
                {section.points.map((point) => (
                  <li key={String(point)} className="break-words">
                    {String(point)}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </article>
    </details>
  );
}
