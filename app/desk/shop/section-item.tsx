import { valueAt } from "../../../shop/editor/record-path.ts";
import type { ShopField } from "../../../shop/editor/shop-field.ts";
import { isRecord } from "../../../shop/record.ts";
import { ChosenPieces } from "../choose/chosen-field.tsx";
import { BannerPicture, slidePlace } from "./banner-picture.tsx";
import { withBlanksFilled } from "./preview-text.ts";
import { SectionField } from "./section-field.tsx";
import type { SectionProps } from "./section-props.ts";
import { SlidePreview } from "./slide-preview.tsx";

type Props = SectionProps & { place: number; fields: readonly ShopField[] };

/** An item of a list (a banner's slide, a row of home, a section of a policy page); its fields are in a closed details. */
export function SectionItem({ place, fields, ...props }: Props) {
  const { section, shown, typed, faults, uploads, onReady } = props;
  const { path = "", name = "" } = section.list ?? {};
  const at = `${path}.${place}`;
  const isThere = valueAt(shown, at) !== undefined;
  const isWrong = faults.some(({ field }) => field.startsWith(`${at}.`));
  const own = uploads.filter((upload) => upload.place === slidePlace(place));
  return (
    <fieldset className="section-item">
      <legend className="sr-only">{isThere ? `${name} ${place + 1}` : `One more ${name.toLowerCase()}`}</legend>
      {isThere && <ItemPreview {...props} item={valueAt(typed, at) ?? valueAt(shown, at)} place={place} />}
      <details open={isWrong || own.length > 0 || undefined}>
        <summary className="change">
          {isThere ? "Change" : `One more ${name.toLowerCase()}`}
          {isThere && (
            <span className="sr-only">
              {" "}
              {name.toLowerCase()} {place + 1}
            </span>
          )}
        </summary>
        {section.slug === "banner" && <PhonePreview {...props} item={valueAt(typed, at)} />}
        <div className="section-grid">
          {fields.map((field) => (
            <SectionField key={field.path} {...props} field={field} />
          ))}
        </div>
        {section.slug === "banner" && (
          <BannerPicture slide={place} sentBefore={own} onReady={(upload) => onReady(place, upload)} />
        )}
        {isThere && (
          <label className="mt-3 flex min-h-11 items-center gap-3 text-15">
            <input type="checkbox" name={`${at}.out`} value="yes" className="tick" />
            Leave it out
          </label>
        )}
      </details>
    </fieldset>
  );
}

function PhonePreview({ item, typed, pictures }: Pick<SectionProps, "typed" | "pictures"> & { item: unknown }) {
  if (!isRecord(item)) return null;
  return (
    <div className="mt-3 w-40">
      <SlidePreview
        slide={item}
        line={withBlanksFilled(typed, String(item.line ?? ""))}
        crop="mobile"
        pictures={pictures}
      />
      <p className="mt-1 text-13 text-ink-2">On phones</p>
    </div>
  );
}

type ItemPreviewProps = SectionProps & { item: unknown; place: number };

function ItemPreview({ section, item, place, typed, listings, ...known }: ItemPreviewProps) {
  if (!isRecord(item)) return null;
  const listing = listings.find(({ slug }) => slug === item.listing)?.title ?? "";
  if (section.slug === "banner")
    return (
      <>
        <SlidePreview
          slide={item}
          line={withBlanksFilled(typed, String(item.line ?? ""))}
          crop="desktop"
          pictures={known.pictures}
        />
        <p className="mt-2 text-14 text-ink-2">
          {place + 1}, leads to {listing}
        </p>
      </>
    );
  if (section.slug === "home")
    return (
      <div className="min-w-0 grow wide:flex wide:items-center wide:gap-6">
        <p className="font-display text-21 wide:w-33 wide:shrink-0">{listing}</p>
        <ChosenPieces ids={Array.isArray(item.products) ? item.products.map(String) : []} pieces={known.pieces} />
      </div>
    );
  return <p className="min-w-0 grow break-words font-semibold">{String(item.heading ?? "")}</p>;
}
