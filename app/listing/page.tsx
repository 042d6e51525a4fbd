import { pieceCount } from "../../shop/pieces/piece-count.ts";
import type { Browsed } from "../browse/browse-data.server.ts";
import { FilterSheet } from "../browse/filter-sheet.tsx";
import { PageHeader } from "../browse/page-header.tsx";
import { PieceGrid } from "../browse/piece-grid.tsx";
import { useBrowse } from "../browse/use-browse.ts";
import { Announcer } from "../ui/announcer.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { ListingToolbar } from "./listing-toolbar.tsx";

type Props = { path: string; title: string; intro: string; browsed: Browsed; search: string };

export default function ListingPage({ path, title, intro, browsed, search }: Props) {
  const browse = useBrowse(path, browsed, search);
  return (
    <>
      <PageHeader title={title} intro={intro}>
        <Breadcrumb here={title} className="-mt-[3px] mb-[13px]" />
      </PageHeader>
      <ListingToolbar browse={browse} />
      <div className="page mt-5 pb-14 md:mt-8 md:pb-24">
        <Announcer>{pieceCount(browse.results.count)}</Announcer>
        <PieceGrid browse={browse} />
      </div>
      <FilterSheet browse={browse} />
    </>
  );
}
