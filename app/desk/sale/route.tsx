import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskPiecesPath, deskSalesPath } from "../../../shop/desk/desk-paths.ts";
import { may } from "../../../shop/desk/roles.ts";
import type { PieceRow } from "../../../shop/editor/piece-desk.ts";
import { parsePieceFilter } from "../../../shop/editor/piece-filter.ts";
import { typedFields } from "../../../shop/editor/piece-form.ts";
import { parseTickedPieces } from "../../../shop/editor/ticked-pieces.ts";
import { dayOf } from "../../../shop/pakistan-days.ts";
import { firstPercent, mostSalePieces } from "../../../shop/sale/sale.ts";
import type { DeskSale, SaleDesk } from "../../../shop/sale/sale-desk.ts";
import {
  checkSale,
  firstValues,
  parseCut,
  pricesAfter,
  readSaleValues,
  typedCut,
  valuesOf,
} from "../../../shop/sale/sale-form.ts";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { signedInContext } from "../desk-context.ts";
import { SaleForm } from "./sale-form.tsx";

export { shouldRevalidate };

export const meta = () => [{ title: "A sale · Desk" }];

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { sales, pieces, costs, me, now } = context.get(signedInContext);
  const sale = await openSale(sales, params.id);
  const { listing } = parsePieceFilter(url.searchParams);
  const ticked = parseTickedPieces(url.searchParams.getAll("pieces")).map(({ id }) => id);
  const isMeant = (row: PieceRow) =>
    sale?.pieces.some(({ id }) => id === row.id) ||
    (row.state === "live" && (ticked.includes(row.id) || (listing !== undefined && row.listings.includes(listing))));
  const rows = (await pieces.list()).filter(isMeant).slice(0, mostSalePieces);
  if (rows.length === 0) throw redirect(`${deskPiecesPath}?tick=yes`);
  const today = dayOf(now);
  return {
    sale: sale && { id: sale.id, revision: sale.revision, isRunning: sale.state === "running" },
    rows,
    today,
    /** Empty for whoever may not see them. */
    costs: may(me.role, "takings") ? await costs.ofMany(rows.map(({ id }) => id)) : new Map<number, number>(),
    values: sale ? valuesOf(sale, rows) : firstValues(rows, { percent: firstPercent }, today),
  };
}

/** The sale to change; one that is over can't be. */
async function openSale(sales: SaleDesk, text: string | undefined): Promise<DeskSale | undefined> {
  if (text === undefined) return undefined;
  const sale = /^\d{1,9}$/.test(text) ? await sales.find(Number(text)) : undefined;
  if (!sale) throw new Response(null, { status: 404 });
  if (sale.state === "over") throw redirect(deskSalesPath);
  return sale;
}

/** Plans it, or changes one. Where the prices weren't shown yet, they are shown first. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { sales, pieces, now } = context.get(signedInContext);
  const sale = await openSale(sales, params.id);
  const form = await request.formData();
  const fields = typedFields(form);
  const ids = parseTickedPieces(fields.all("pieces")).map(({ id }) => id);
  const rows = (await pieces.list()).filter(({ id }) => ids.includes(id));
  const values = readSaleValues(fields, ids);
  const [shown, cut] = [parseCut(fields.get("shown")), typedCut(values)];
  const refuse = (problem: string, faults = {}, prices = values.prices) =>
    data({ values: { ...values, prices }, ids, problem, faults }, { status: problem === changedWords ? 409 : 422 });
  if (cut && shown && JSON.stringify(cut) !== JSON.stringify(shown))
    return refuse(
      "These are the prices now. Look, then go on.",
      {},
      pricesAfter(rows, values.prices, { from: shown, to: cut }),
    );
  const begun = sale?.state === "running" ? dayOf(sale.fromAt) : undefined;
  const terms = checkSale(values, { pieces: rows, today: dayOf(now), begun });
  if ("faults" in terms) return refuse(terms.faults.pieces ?? "Something is missing, see below.", terms.faults);
  if (!sale) await sales.make(terms);
  else if ((await sales.change(sale.id, Number(fields.get("revision")), terms)) === "changed")
    return refuse(changedWords);
  throw redirect(deskSalesPath);
}

const changedWords = "This sale was changed meanwhile. Look, then save again.";

export default function DeskSaleRoute() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <SaleForm {...loaded} refused={refused} />;
}
