import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatOrderKey, parseOrderKey } from "../../../shop/desk/order-filter.ts";
import { maxSearch } from "../../../shop/desk/order-search.ts";
import { parsePackingTab } from "../../../shop/desk/packing-desk.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { dayOf } from "../../../shop/pakistan-days.ts";
import { cleanText } from "../../../shop/typed-text.ts";
import { signedInContext } from "../desk-context.ts";
import { PackedToast } from "./packed-toast.tsx";
import { NothingToPack, PackingHead, PackingRows, PackingTabs } from "./packing-list.tsx";

export const meta = () => [{ title: "Orders · Desk" }];

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { packing, now } = context.get(signedInContext);
  const { searchParams } = url;
  const tab = parsePackingTab(searchParams.get("tab"));
  const search = cleanText(searchParams.get("q") ?? "", "one")
    .slice(0, maxSearch)
    .trim();
  const after = parseOrderKey(searchParams.get("after"));
  const done = parseOrderNumber(searchParams.get("done") ?? "");
  const [page, counts, changed] = await Promise.all([
    packing.list(tab, search, after),
    packing.counts(search),
    done ? packing.find(done) : undefined,
  ]);
  const undo = changed?.canTakeBack
    ? { number: changed.number, stage: changed.stage, revision: changed.revision }
    : undefined;
  return {
    tab,
    search,
    rows: page.rows,
    next: page.next && formatOrderKey(page.next),
    counts,
    undo,
    today: dayOf(now),
  };
}

/** A packer's orders. */
export default function Packing() {
  const { tab, search, rows, next, counts, undo, today } = useLoaderData<typeof loader>();
  return (
    <div className="desk-page pb-14 md:pt-12">
      <PackingHead tab={tab} search={search} rows={rows} />
      <PackingTabs tab={tab} search={search} counts={counts} />
      {undo && <PackedToast key={undo.revision} {...undo} tab={tab} />}
      {rows.length === 0 ? (
        <NothingToPack tab={tab} search={search} />
      ) : (
        <PackingRows tab={tab} search={search} rows={rows} next={next} today={today} />
      )}
    </div>
  );
}
