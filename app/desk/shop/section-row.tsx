import type { ReactNode } from "react";
import { Link } from "react-router";
import { deskShopPath } from "../../../shop/desk/desk-paths.ts";
import type { PictureRef } from "../../../shop/pieces/picture.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Art } from "./slide-preview.tsx";
import type { Summary } from "./summaries.ts";

export function sectionPath(slug: string): string {
  return `${deskShopPath}/${slug}#${slug}`;
}

/** Headings above the first section of a group. */
const groups: Readonly<Record<string, string>> = {
  announcement: "What every page says",
  banner: "What she sees first",
  messages: "What we write",
};

type Props = { summary: Summary; isOpen: boolean; pictures: readonly PictureRef[] };

/** On phones: the section's present value, and the link that opens it. */
export function SectionRow({ summary: { slug, title, value, art, pieces }, isOpen, pictures }: Props) {
  const find = (names: readonly string[]) => names.flatMap((name) => pictures.find((each) => each.name === name) ?? []);
  const [slides, tiles] = [find(art), find(pieces)];
  return (
    <div className="md:hidden">
      {groups[slug] && <p className="shop-group">{groups[slug]}</p>}
      {!isOpen && (
        <ShopRow to={sectionPath(slug)} title={title} value={value}>
          {slides.length + tiles.length > 0 && (
            <span className="mt-2 flex gap-2">
              {slides.map((of) => (
                <Art key={of.name} of={of} crop="desktop" className="aspect-4/3 w-25 object-cover object-right" />
              ))}
              {tiles.map((of) => (
                <Picture key={of.name} of={of} alt="" sizes="40px" className="w-10" />
              ))}
            </span>
          )}
        </ShopRow>
      )}
    </div>
  );
}

type ShopRowProps = { to: string; title: string; value: string; children?: ReactNode };

export function ShopRow({ to, title, value, children }: ShopRowProps) {
  return (
    <Link to={to} className="shop-row">
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="shop-row-value">
          <bdi>{value}</bdi>
        </span>
        {children}
      </span>
      <Icon name="right" className="size-5" />
    </Link>
  );
}
