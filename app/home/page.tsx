import { Suspense } from "react";
import { useSettings } from "../page/settings.ts";
import { Banner } from "./banner.tsx";
import { CategoryStrip } from "./category-strip.tsx";
import type { Category, HomeRow, Slide } from "./home-data.server.ts";
import { PlumRoom } from "./plum-room.tsx";
import { ProductRow } from "./product-row.tsx";

/** Estimated heights of rows that aren't laid out yet. */
const heights = {
  row: "[--far-height:calc(min(158px,40.5vw)_*_4_/_3_+_301px)] md:[--far-height:697px]",
  editorial: "[--far-height:calc(min(158px,40.5vw)_*_4_/_3_+_301px)] md:[--far-height:619px]",
  room: "[--far-height:753px] md:[--far-height:1069px]",
} as const;

type Props = { slides: Slide[]; categories: Category[]; rows: HomeRow[] };

export default function HomePage({ slides, categories, rows }: Props) {
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
          // A Suspense boundary for each row: hydrating all at once would delay a tap.
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
