import type { RecordFault } from "../../../shop/piece-desk.ts";
import { typedFields } from "../../../shop/piece-form.ts";
import type { SavedShopRecord, ShopDesk, ShopRecord } from "../../../shop/shop-desk.ts";
import { plainWarnings, readSection, shopChanges } from "../../../shop/shop-form.ts";
import type { ShopSection } from "../../../shop/shop-sections.ts";

export type SectionRefusal =
  | { reason: "refused"; status: 422; typed: ShopRecord; faults: readonly RecordFault[] }
  /** Said plainly; sent again, it is saved. */
  | { reason: "ask"; status: 409; typed: ShopRecord; warnings: readonly string[] }
  | { reason: "changed"; status: 409; typed: ShopRecord; latest: SavedShopRecord; theirs: readonly string[] };

/** A section's form holds its own fields alone: what others have changed elsewhere stays as it is. */
export async function answerSection(
  words: ShopDesk,
  section: ShopSection,
  form: FormData,
): Promise<{ reason: "saved" } | SectionRefusal> {
  const fields = typedFields(form);
  const seen = Number(fields.get("seen"));
  const current = await words.find(section.record);
  const typed = readSection(section, fields, current.record);
  const warnings = plainWarnings(current.record, typed);
  if (warnings.length > 0 && fields.get("sure") !== warnings.join(" ") && current.version === seen)
    return { reason: "ask", status: 409, typed, warnings };
  const answer = await words.save(section.record, typed, seen);
  switch (answer.outcome) {
    case "refused":
      return { reason: "refused", status: 422, typed, faults: answer.faults };
    case "changed": {
      const earlier = (await words.versions(section.record)).find(({ version }) => version === seen);
      const theirs = shopChanges(earlier?.record ?? {}, answer.latest.record).map(({ label }) => label.toLowerCase());
      return { reason: "changed", status: 409, typed, latest: answer.latest, theirs };
    }
    default:
      return { reason: "saved" };
  }
}
