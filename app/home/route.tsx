import { Suspense } from "react";
import { homePath } from "../../shop/paths.ts";
import { pageByData } from "../components/page-by-data.ts";
import { pictureAddress } from "../components/picture-address.ts";
import { editionOf } from "../edition/edition.server.ts";
import { settingsOf, useSettings } from "../edition/settings.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { organizationData } from "../seo/structured-data.ts";
import type { Route } from "./+types/route";
import { Banner } from "./banner.tsx";
import { CategoryStrip } from "./category-strip.tsx";
import { categories, homeRows, slides } from "./home-data.server.ts";
import { PlumRoom } from "./plum-room.tsx";
import { ProductRow } from "./product-row.tsx";

/** What a row comes to: its pictures, and the words above and below them. */
const heights = {
  row: "[--far-height:calc(min(158px,40.5vw)_*_4_/_3_+_258px)] md:[--far-height:656px]",
  editorial: "[--far-height:calc(min(158px,40.5vw)_*_4_/_3_+_258px)] md:[--far-height:578px]",
  room: "[--far-height:710px] md:[--far-height:1028px]",
} as const;

export async function loader({ context }: Route.LoaderArgs) {
  const edition = await editionOf(context);
  const { catalogue } = edition;
  const [leading] = catalogue.featured;
  return {
    slides: slides(edition),
    categories: categories(edition),
    rows: homeRows(edition),
    preview: leading && pictureAddress(catalogue.preview(leading.id)),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const settings = settingsOf(matches);
  if (!settings) return [];
  return [
    ...pageMeta(settings, {
      description: `${settings.tagline}: earrings, chokkars, long chains, bangles, rings and bridal sets in kundan, pearl and coloured stones. ${settings.announcement}`,
      path: homePath,
      ...(loaderData?.preview ? { image: loaderData.preview } : {}),
    }),
    organizationData(settings),
  ];
}

function HomePage({ loaderData: { slides, categories, rows } }: Route.ComponentProps) {
  const settings = useSettings();
  return (
    <>
      <h1 className="sr-only">
        {settings.name}: {settings.tagline}
      </h1>
      <Banner slides={slides} />
      <div className="pt-13 md:pt-24">
        <CategoryStrip categories={categories} />
      </div>
      {rows.map((row) => {
        const Row = row.look === "room" ? PlumRoom : ProductRow;
        return (
          // Each row comes alive by itself: all at once they would hold a tap up.
          <Suspense key={row.path}>
            <div className={`far-row ${heights[row.look]} pt-13 md:pt-24`}>
              <Row row={row} />
            </div>
          </Suspense>
        );
      })}
    </>
  );
}

export default pageByData(HomePage);
