import { type ReactNode, useState } from "react";
import { arrangedIn } from "../../../shop/editor/picture-list.ts";
import { formatPkr } from "../../../shop/money/rupees.ts";
import type { ChoiceOptions } from "../../../shop/pieces/choices.ts";
import { descriptionBlocks, htmlToText } from "../../../shop/pieces/description-text.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { badges } from "../../../shop/pieces/product.ts";
import { shownPrice } from "../../../shop/pieces/sale.ts";
import { sizeGuide } from "../../../shop/pieces/size-guide.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { ChoiceFields } from "../../ui/choice-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PieceBadge } from "../../ui/piece-badge.tsx";
import { Price } from "../../ui/price.tsx";
import { RadioTabs } from "../editor/radio-tabs.tsx";

type Typed = Readonly<Record<string, unknown>>;
type Props = { record: Typed; pictures: readonly PictureRef[] };
type Shown = {
  name: string;
  summary: string;
  /** What it is made of, and its weight. */
  facts: string;
  price: number;
  salePrice: number | null;
  badge: (typeof badges)[number];
  soldOut: boolean;
};

const views = [
  { value: "page", label: "Page" },
  { value: "card", label: "Card" },
] as const;

/** The piece as shoppers will see it, made of what is typed, with the shop's own parts. */
export function Preview({ record, pictures }: Props) {
  const [view, setView] = useState<"page" | "card">("page");
  const shownPictures = arrangedIn(record).images.flatMap((name) => pictures.find((each) => each.name === name) ?? []);
  const [lead, ...others] = shownPictures;
  const shown = shownOf(record);
  return (
    <aside id="preview" aria-label="As shoppers see it" className="piece-preview">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="section-title">As shoppers see it</h2>
        <RadioTabs
          legend="What is shown"
          name="view"
          tabs={views}
          open={view}
          onOpen={setView}
          className="view-tabs"
          tabClass="view-tab"
        />
      </div>
      <div className={view === "card" ? "max-w-60" : "border border-line bg-white"}>
        <div className="relative">
          {lead && <Picture key={lead.name} of={lead} alt="" sizes="430px" />}
          {view === "card" && (
            <PieceBadge badge={shown.badge} soldOut={shown.soldOut} className="absolute top-0 left-0" />
          )}
        </div>
        {view === "page" && lead && others.length > 0 && (
          <ul className="flex gap-2 px-5 pt-3">
            {shownPictures.map((picture) => (
              <li key={picture.name} className="thumb">
                <Picture of={picture} alt="" sizes="60px" />
              </li>
            ))}
          </ul>
        )}
        {view === "card" ? <CardWords shown={shown} /> : <PageWords shown={shown} record={record} />}
      </div>
    </aside>
  );
}

/** What isn't a number yet counts as no price. */
function shownOf(record: Typed): Shown {
  const rupees = (value: unknown) => (typeof value === "number" && Number.isSafeInteger(value) ? value : null);
  return {
    name: String(record.name || "Name"),
    summary: String(record.summary ?? ""),
    facts: [record.material, record.weight].filter(Boolean).join(" · "),
    price: rupees(record.price) ?? 0,
    salePrice: rupees(record.salePrice),
    badge: badges.find((badge) => badge === record.badge) ?? badges[0],
    soldOut: record.inStock === false,
  };
}

/** What the shopper chooses; an empty list isn't asked for. */
function offerOf(record: Typed): ChoiceOptions {
  const list = (value: unknown) => (Array.isArray(value) ? [...new Set(value)] : []);
  const [sizes, scents] = [list(record.sizes).map(String), list(record.scents).map(String)];
  const kilos = list(record.kilos).filter((kilo) => typeof kilo === "number" && kilo > 0);
  return {
    ...(sizes.length > 0 && { sizes }),
    ...(record.dupatta === true && { dupatta: true }),
    ...(scents.length > 0 && { scents }),
    ...(kilos.length > 0 && { kilos }),
  };
}

function CardWords({ shown }: { shown: Shown }) {
  return (
    <div className="mt-3">
      <p className="break-words font-display text-20 leading-[1.15]">{shown.name}</p>
      <p className="truncate text-13 text-ink-2">{shown.summary}</p>
      <p className="nums text-15 text-ink-2">
        <Price {...shownPrice(shown)} />
      </p>
    </div>
  );
}

function PageWords({ shown, record }: { shown: Shown; record: Typed }) {
  const offer = offerOf(record);
  return (
    <div className="p-5">
      <PieceBadge badge={shown.badge} soldOut={shown.soldOut} large />
      <p className="mt-2.5 break-words font-display text-36 leading-[1.12]">{shown.name}</p>
      <p className="mt-1.5 break-words text-16 text-ink-2">{shown.summary}</p>
      <div className="mt-2 flex items-center justify-between gap-4">
        <p className="nums font-medium text-20">
          <Price {...shownPrice(shown)} format={formatPkr} />
        </p>
        <Lookalike className="flex min-h-11 items-center gap-2 rounded-full border border-line-2 px-4 font-semibold text-14">
          <Icon name="heart" className="size-5 fill-none" />
          Save
        </Lookalike>
      </div>
      <p className="mt-1 break-words text-14 text-ink-2">{shown.facts}</p>
      {!shown.soldOut && Object.keys(offer).length > 0 && (
        // Uncontrolled: with another offer the fields begin again.
        <div key={JSON.stringify(offer)} inert className="mt-5">
          <ChoiceFields
            offer={offer}
            sizeGuide={offer.sizes && sizeGuide(offer.sizes)}
            sizeHelp={
              <span className="font-medium text-14 text-accent-deep underline underline-offset-4">Find my size</span>
            }
          />
        </div>
      )}
      <Lookalike className={buttonStyle(shown.soldOut ? "quiet" : "primary", "mt-4 w-full")}>
        {shown.soldOut ? "Sold out" : "Add to cart"}
      </Lookalike>
      <Lookalike className={buttonStyle("outline", "mt-2.5 w-full")}>
        <Icon name="chat" className="size-5" />
        GET BEST PRICE
      </Lookalike>
      <p className="mt-5 font-semibold text-15">Description:</p>
      <DescriptionPreview html={typeof record.description === "string" ? record.description : ""} />
    </div>
  );
}

/** Looks like a control of the page, but can't be pressed. */
function Lookalike({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p aria-hidden="true" className={className}>
      {children}
    </p>
  );
}

function DescriptionPreview({ html }: { html: string }) {
  const text = htmlToText(html);
  if (text === undefined) return <p className="mt-2 text-14 text-ink-2">Shown with its links once it is saved.</p>;
  const blocks = descriptionBlocks(text).map((block, place) => ({ ...block, key: `${block.kind} ${place}` }));
  return (
    <div className="description mt-2 text-15">
      {blocks.map((block) =>
        block.kind === "paragraph" ? (
          <p key={block.key} className="whitespace-pre-line">
            {block.lines.join("\n")}
          </p>
        ) : (
          <ul key={block.key}>
            {block.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
