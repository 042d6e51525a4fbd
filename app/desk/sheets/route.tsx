import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskSheetPath } from "../../../shop/desk/desk-paths.ts";
import { maxSearch } from "../../../shop/desk/order-search.ts";
import { parseOrderNumber } from "../../../shop/order/number.ts";
import { cleanText } from "../../../shop/typed-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { signedInContext } from "../desk-context.ts";
import { BookBar } from "./book-bar.tsx";
import { BookedSums } from "./booked-sums.tsx";
import { FindOrder } from "./find-order.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { SheetNotices } from "./sheet-notices.tsx";
import { SheetRows } from "./sheet-rows.tsx";
import { SheetTabs, tabPath } from "./sheet-tabs.tsx";
import { parseLineValues, viewSheet } from "./sheet-view.ts";
import { useGoingOn } from "./use-going-on.ts";
import { settleSheetDraft } from "./use-sheet-draft.ts";

export function meta({ loaderData }: { loaderData?: { sheet: { courier: string } } }) {
  return [{ title: `${loaderData?.sheet.courier ?? "Courier"}’s sheet · Desk` }];
}

function sheetId(text: string | undefined): number {
  if (!text || !/^[1-9]\d{0,14}$/.test(text)) throw new Response(null, { status: 404 });
  return Number(text);
}

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const { sheets, now, me } = context.get(signedInContext);
  const id = sheetId(params.id);
  const sheet = await sheets.find(id);
  if (!sheet) throw new Response(null, { status: 404 });
  const { searchParams } = url;
  const from = Number(/^\d{1,4}$/.exec(searchParams.get("from") ?? "")?.[0] ?? 0);
  const sought = sheet.lines.find(({ position }) => String(position) === searchParams.get("find"));
  const search = cleanText((searchParams.get("q") ?? "").slice(0, maxSearch), "one");
  return {
    sheet: viewSheet(sheet, searchParams.get("tab"), from),
    finding:
      sought && sought.state !== "booked"
        ? { line: sought, search, candidates: await sheets.candidates(id, sought.position, search) }
        : undefined,
    now,
    person: me.name,
  };
}

/** Each answer tells how far it came; the page, or the next press, goes on from there. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { sheets } = context.get(signedInContext);
  const id = sheetId(params.id);
  const form = await request.formData();
  const isFirst = !form.has("goes-on");
  switch (form.get("intent")) {
    case "book": {
      const answer = await sheets.book(id, parseLineValues(form.getAll("line")));
      const isWhole = isFirst && answer.left.length + answer.stands.length + answer.changed.length === 0;
      if (isWhole) throw redirect(deskSheetPath(id));
      return data({ did: "book" as const, isFirst, ...answer });
    }
    case "take-back": {
      const after = Number(/^\d{1,4}$/.exec(String(form.get("after")))?.[0] ?? 0);
      const answer = await sheets.takeBack(id, after);
      if (isFirst && answer.next === undefined && answer.stays.length === 0) throw redirect(deskSheetPath(id));
      return data({ did: "take-back" as const, isFirst, ...answer });
    }
    case "choose": {
      const number = parseOrderNumber(String(form.get("number")));
      const position = Number(form.get("line"));
      if (number && Number.isSafeInteger(position)) await sheets.choose(id, position, number);
      throw redirect(tabPath(id, "look"));
    }
  }
  throw new Response(null, { status: 400 });
}

/** Between two portions only the words in the button change. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const goesOn = actionResult && (actionResult.left?.length > 0 || actionResult.next !== undefined);
  return goesOn ? false : defaultShouldRevalidate;
}

export default function CourierSheetRoute() {
  const { sheet, finding, now, person } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const progress = useGoingOn(answer);
  const { id, tab, next, counts, booked } = sheet;
  useEffect(() => settleSheetDraft(person, id, booked.count > 0), [person, id, booked.count]);
  return (
    <div className="desk-page sheet-page pb-14 md:pt-12">
      <SheetHead sheet={sheet} now={now} />
      {booked.count > 0 && <BookedSums sheet={sheet} progress={progress} />}
      <SheetNotices {...progress} now={now} />
      <SheetTabs id={id} sheet={sheet} />
      <SheetRows key={`${tab} ${counts.fits} ${counts.booked}`} sheet={sheet} now={now} />
      {next !== undefined && (
        <p className="mt-6 text-center">
          <Link to={`${tabPath(id, tab)}&from=${next}`} className={buttonStyle("quiet")}>
            More lines
          </Link>
        </p>
      )}
      {counts.fits > 0 && <BookBar sheet={sheet} progress={progress} />}
      {finding && <FindOrder id={id} {...finding} />}
    </div>
  );
}
