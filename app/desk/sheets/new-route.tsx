import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { deskSheetPath, deskTodayPath } from "../../../shop/desk/desk-paths.ts";
import { parseCourier } from "../../../shop/order/courier.ts";
import { dayOf, parseDay } from "../../../shop/pakistan-days.ts";
import { parseColumns, proposeColumns, sheetFields } from "../../../shop/sheet/columns.ts";
import { readLines, readSheet, sheetFault } from "../../../shop/sheet/read-sheet.ts";
import { signedInContext } from "../desk-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { columnField } from "./column-rows.tsx";
import { PastSheets } from "./past-sheets.tsx";
import { SheetForm, sheetCouriers } from "./sheet-form.tsx";

export const meta = () => [{ title: "A courier’s sheet · Desk" }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { sheets, orders, now, me } = context.get(signedInContext);
  const [latest, remembered, last] = await Promise.all([sheets.latest(), sheets.columns(), orders.lastCourier()]);
  const courier = sheetCouriers.find((name) => name === (latest[0]?.courier ?? last)) ?? "TCS";
  return { formKey: crypto.randomUUID(), latest, remembered, courier, now, person: me.name };
}

/** Stores the sheet to be compared. Nothing is booked yet. Without script the columns are guessed here. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { sheets, now } = context.get(signedInContext);
  const form = await request.formData();
  // A form sends line ends as CRLF.
  const text = String(form.get("text") ?? "").replaceAll("\r\n", "\n");
  const courier = parseCourier(String(form.get("courier"))) ?? "Other";
  const sheet = readSheet(text);
  const fields = sheetFields.map((field) => [field, form.get(columnField(field))]);
  const chosen = parseColumns(Object.fromEntries(fields), sheet.heads);
  const isChosen = chosen.tracking !== undefined && chosen.collected !== undefined;
  const columns = isChosen ? chosen : { ...proposeColumns(sheet.heads, (await sheets.columns())[courier]), ...chosen };
  const fault = sheetFault(text, columns);
  if (fault) return data({ fault, text, courier }, { status: 422 });
  const today = dayOf(now);
  const id = await sheets.begin({
    key: String(form.get("key")).slice(0, 100),
    courier,
    columns,
    paidOn: Math.min(parseDay(String(form.get("paid-on"))) ?? today, today),
    lines: readLines(sheet, columns).lines,
  });
  throw redirect(deskSheetPath(id));
}

export default function NewCourierSheet() {
  const { latest, ...loaded } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="desk-page pb-14 md:pt-12">
      <PageHead
        title="A courier’s sheet"
        line="What a courier says it has paid you. Nothing is booked before you have seen it."
        back={{ to: deskTodayPath, label: "Today" }}
        isDeep
      />
      <SheetForm {...loaded} refused={refused} />
      <PastSheets sheets={latest} now={loaded.now} />
    </div>
  );
}
