import { Link } from "react-router";
import { deskPeoplePath, deskShopPath, deskShopVersionsPath } from "../../../shop/desk-paths.ts";
import type { PictureRef } from "../../../shop/picture.ts";
import { buttonStyle } from "../../components/button-style.ts";
import { Icon } from "../../components/icon.tsx";
import { Nuqta } from "../../components/nuqta.tsx";
import { Picture } from "../../components/picture.tsx";
import { DeskIcon } from "../components/desk-icon.tsx";
import { Art } from "./slide-preview.tsx";
import type { Summary } from "./summaries.ts";
import { usePlace } from "./use-place.ts";

export function ShopHead() {
  return (
    <header className="shop-head">
      <h1 className="font-display text-30 leading-[1.14] md:text-52">Shop</h1>
      <div className="flex gap-3">
        <Link to={deskShopVersionsPath} className={buttonStyle("quiet", "max-md:hidden")}>
          <Icon name="clock" className="size-5" />
          Versions
        </Link>
        <a
          href="/"
          className="flex min-h-11 items-center gap-2 font-semibold text-15 text-accent-deep md:min-h-[50px] md:rounded-card md:border md:border-line-2 md:px-6.5 md:text-ink"
        >
          <DeskIcon name="out" className="size-5" />
          Open the shop
        </a>
      </div>
    </header>
  );
}

type Props = {
  open: string | undefined;
  summaries: readonly Summary[];
  people: readonly string[];
  pictures: readonly PictureRef[];
};

const groups: Readonly<Record<string, string>> = {
  announcement: "What every page says",
  banner: "What she sees first",
  messages: "What we write",
  people: "The desk",
};

/** On phones rows that say what stands there now; from md an index with a nuqta at the place. */
export function ShopIndex({ open, summaries, people, pictures }: Props) {
  const place = usePlace(
    summaries.map(({ slug }) => slug),
    open,
  );
  return (
    <nav aria-label="The shop’s own words" className="shop-index">
      {summaries.map(({ slug, title, value, ...shown }) => (
        <div key={slug}>
          {groups[slug] && <p className="shop-group">{groups[slug]}</p>}
          <Link
            to={`${deskShopPath}/${slug}#${slug}`}
            className="shop-row"
            {...(slug === place && { "aria-current": "location" as const })}
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold">{title}</span>
              <span className="shop-row-value">{value}</span>
              <Pictures {...shown} known={pictures} />
            </span>
            {slug === place && <Nuqta className="shop-place text-[9px]" />}
            <Icon name="right" className="size-5 md:hidden" />
          </Link>
        </div>
      ))}
      <p className="shop-group">{groups.people}</p>
      <Other to={deskPeoplePath} title="People and devices" value={people.join(", ")} />
      <div className="md:hidden">
        <Other to={deskShopVersionsPath} title="Versions" value="Each save of these pages is kept" />
      </div>
    </nav>
  );
}

function Other({ to, title, value }: { to: string; title: string; value: string }) {
  return (
    <Link to={to} className="shop-row">
      <span className="min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="shop-row-value">{value}</span>
      </span>
      <Icon name="right" className="size-5 md:hidden" />
    </Link>
  );
}

/** On phones, where the row is all that shows of it. */
function Pictures({ art, pieces, known }: Pick<Summary, "art" | "pieces"> & { known: readonly PictureRef[] }) {
  const find = (names: readonly string[]) => names.flatMap((name) => known.find((each) => each.name === name) ?? []);
  const [slides, tiles] = [find(art), find(pieces)];
  if (slides.length + tiles.length === 0) return null;
  return (
    <span className="mt-2 flex gap-2 md:hidden">
      {slides.map((of) => (
        <Art key={of.name} of={of} crop="desktop" className="aspect-4/3 w-25 object-cover object-right" />
      ))}
      {tiles.map((of) => (
        <Picture key={of.name} of={of} alt="" sizes="40px" className="w-10" />
      ))}
    </span>
  );
}
