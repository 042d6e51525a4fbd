import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskPiecesPath, deskSalesPath } from "../../../shop/desk/desk-paths.ts";
import { may } from "../../../shop/desk/roles.ts";
import type { PieceRow } from "../../../shop/editor/piece-desk.ts";
import type { DeskSale } from "../../../shop/sale/sale-desk.ts";
import { whyWithout } from "../../../shop/sale/sale-words.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Problem } from "../../ui/problem.tsx";
import { shouldRevalidate } from "../connection/revalidate-after-conflict.ts";
import { signedInContext } from "../desk-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { EndSheet } from "./end-sheet.tsx";
import { SaleItem } from "./sale-item.tsx";

export { shouldRevalidate };

export const meta = () => [{ title: "Sales · Desk" }];

/** As many as fit beside each other on a phone. */
const mostPictures = 6;

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { sales, pieces, me, now } = context.get(signedInContext);
  const [list, rows] = await Promise.all([sales.list(), pieces.list()]);
  const ids = list.filter(({ state }) => state !== "planned").map(({ id }) => id);
  const ending = Number(url.searchParams.get("end"));
  return {
    now,
    sales: list.map((sale) => ({ ...sale, ...describe(sale, rows) })),
    /** A helper doesn't see takings. */
    brought: may(me.role, "takings") ? await sales.brought(ids) : undefined,
    ending: list.find(({ id, state }) => id === ending && state !== "over"),
  };
}

/** Its pictures, and which of its pieces don't have its price. */
function describe({ state, pieces }: DeskSale, rows: readonly PieceRow[]) {
  const found = pieces.map(({ id, price }) => ({ price, row: rows.find((row) => row.id === id) }));
  return {
    pictures: found.flatMap(({ row }) => row?.picture ?? []).slice(0, mostPictures),
    without: state === "running" ? found.flatMap(({ row, price }) => whyWithout(row, price) ?? []) : [],
  };
}

/** Ends one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { sales } = context.get(signedInContext);
  const form = await request.formData();
  const [id, revision] = ["id", "revision"].map((name) => Number(form.get(name)));
  const answer = await sales.end(Number.isSafeInteger(id) ? Number(id) : 0, Number(revision));
  if (answer !== "changed") throw redirect(deskSalesPath);
  return data({ isChanged: true }, { status: 409 });
}

export default function DeskSales() {
  const { sales, brought, now, ending } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="desk-page pb-24 md:pt-12">
      <PageHead title="Sales" back={{ to: deskPiecesPath, label: "Pieces" }} isDeep />
      <Problem role="alert">
        {answer?.isChanged && "This sale was changed meanwhile. It is shown as it is now; nothing was ended."}
      </Problem>
      {sales.length === 0 ? (
        <div className="mt-6">
          <p className="text-ink-2">No sale yet. Tick pieces, then put them on sale.</p>
          <Link to={`${deskPiecesPath}?tick=yes`} className={buttonStyle("outline", "mt-4")}>
            Tick pieces
          </Link>
        </div>
      ) : (
        <ul className="mt-5 border-line border-t md:max-w-180">
          {sales.map((sale) => (
            <SaleItem key={sale.id} sale={sale} brought={brought && { of: brought.get(sale.id) }} now={now} />
          ))}
        </ul>
      )}
      {ending && <EndSheet sale={ending} />}
    </div>
  );
}
