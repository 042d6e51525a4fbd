import { useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { deskShopPath } from "../../../shop/desk-paths.ts";
import { formatTime } from "../../../shop/pakistan-days.ts";
import type { PictureRef } from "../../../shop/picture.ts";
import { typedFields } from "../../../shop/piece-form.ts";
import type { SavedShopRecord } from "../../../shop/shop-desk.ts";
import { readSection, shopChanges } from "../../../shop/shop-form.ts";
import type { ShopSection } from "../../../shop/shop-sections.ts";
import { Icon } from "../../components/icon.tsx";
import { Nuqta } from "../../components/nuqta.tsx";
import { Problem } from "../components/problem.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import type { SectionRefusal } from "./answer-section.ts";
import { SectionFields } from "./section-fields.tsx";
import { SectionPreview } from "./section-preview.tsx";

type Props = {
  section: ShopSection;
  current: SavedShopRecord;
  refusal: SectionRefusal | undefined;
  listings: readonly { slug: string; title: string }[];
  names: Readonly<Record<string, string>>;
  pictures: readonly PictureRef[];
  isSaved: boolean;
};

export function SectionForm({ section, current, refusal, listings, names, pictures, isSaved }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const begun = refusal?.typed ?? current.record;
  const [typed, setTyped] = useState(begun);
  const changes = shopChanges(current.record, typed);
  const look = () => form.current && setTyped(readSection(section, typedFields(new FormData(form.current)), begun));
  const faults = refusal?.reason === "refused" ? refusal.faults : [];
  const count = changes.length === 1 ? "1 change" : `${changes.length} changes`;
  return (
    <div className="min-w-0">
      <Link to={deskShopPath} className="piece-back md:hidden">
        <Icon name="left" className="size-5" />
        Shop
      </Link>
      <h2 className="section-title">{section.title}</h2>
      <p className="text-ink-2">{section.line}</p>
      {isSaved && !refusal && (
        <p
          role="status"
          className="mt-4 flex items-center gap-3 border-green border-l-4 bg-white px-4 py-3 shadow-over"
        >
          <Nuqta count={3} className="text-[8px] text-green" />
          Saved. Shoppers see it within two seconds.
        </p>
      )}
      {refusal && <Told refusal={refusal} />}
      <Form ref={form} method="post" action={`${deskShopPath}/${section.slug}`} onInput={look} preventScrollReset>
        <input type="hidden" name="seen" value={current.version} />
        {refusal?.reason === "ask" && <input type="hidden" name="sure" value={refusal.warnings.join(" ")} />}
        <SectionFields
          section={section}
          record={begun}
          saved={current.record}
          faults={faults}
          listings={listings}
          names={names}
        />
        <SectionPreview section={section} record={typed} pictures={pictures} />
        <div className="save-bar">
          <p role="status" className="flex min-h-11 min-w-0 items-center truncate text-14 md:grow md:text-15">
            {changes.length > 0 && `${count}: ${changes.map(({ label }) => label.toLowerCase()).join(", ")}`}
          </p>
          <p className="hidden text-14 text-ink-2 wide:block">Saved is live within two seconds.</p>
          <SubmitButton saving={state === "submitting" && "Saving"} className="w-full md:w-38">
            {refusal?.reason === "ask" ? "Yes, save" : "Save"}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** Why it isn't saved yet. */
function Told({ refusal }: { refusal: SectionRefusal }) {
  if (refusal.reason === "refused") return <Problem>Not saved yet: look at what stands in red.</Problem>;
  const saved = refusal.reason === "changed" ? refusal.latest.saved : undefined;
  return (
    <section role="alert" className="mt-4 border border-line-2 bg-white p-4.5">
      {refusal.reason === "ask" ? (
        refusal.warnings.map((warning) => <p key={warning}>{warning}</p>)
      ) : (
        <p>
          {saved?.by} saved these pages{saved && ` at ${formatTime(saved.at)}`}: {refusal.theirs.join(", ")}. Look at
          both, then save again.
        </p>
      )}
    </section>
  );
}
