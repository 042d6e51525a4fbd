import { Form } from "react-router";
import { deskSheetPath } from "../../../shop/desk/desk-paths.ts";
import { maxSearch } from "../../../shop/desk/order-search.ts";
import { formatDesk } from "../../../shop/money/rupees.ts";
import { balanceNow } from "../../../shop/order/money-entries.ts";
import { stageTable } from "../../../shop/order/stage.ts";
import type { SheetOrder } from "../../../shop/sheet/compare-line.ts";
import { spellTracking } from "../../../shop/sheet/line-words.ts";
import type { ComparedLine } from "../../../shop/sheet/sheet-desk.ts";
import { Field } from "../ui/field.tsx";
import { PersonName } from "../ui/person-name.tsx";
import { PostButton } from "../ui/post-button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { tabPath } from "./sheet-tabs.tsx";

type Props = { id: number; line: ComparedLine; search: string; candidates: readonly SheetOrder[] };

/** For a line whose number no order has: search, and say which it is. It is compared then, and booked by its own button. */
export function FindOrder({ id, line, search, candidates }: Props) {
  const { position, tracking, name, collected } = line;
  return (
    <Sheet title="Find its order" close={tabPath(id, "look")} isWide>
      <p className="mt-1 text-ink-2">
        {spellTracking(tracking)}
        {name !== "" && (
          <>
            , <bdi>{name}</bdi>
          </>
        )}
        , {formatDesk(collected)}
      </p>
      <Form action={deskSheetPath(id)} preventScrollReset replace role="search">
        <input type="hidden" name="tab" value="look" />
        <input type="hidden" name="find" value={position} />
        <Field label="Number or name" name="q" defaultValue={search} maxLength={maxSearch} />
        <SubmitButton look="outline" className="mt-3 w-full">
          Search
        </SubmitButton>
      </Form>
      <h3 className="mt-6 font-semibold text-14">{headingOf(search, candidates.length, collected)}</h3>
      <ul className="mt-2 border-line border-t">
        {candidates.map((order) => (
          <li
            key={order.number}
            className="flex min-h-15.5 items-center justify-between gap-4 border-line border-b py-2"
          >
            <span className="min-w-0">
              <span className="block truncate font-semibold">
                <PersonName name={order.name} />
              </span>
              <span className="block text-13 text-ink-2">
                {order.number}, {stageTable[order.stage].name.toLowerCase()}, {formatDesk(balanceNow(order).due)} due
              </span>
            </span>
            <PostButton
              fields={{ intent: "choose", line: String(position), number: order.number }}
              label="It is this one"
              fullLabel={`It is this one: ${order.number}`}
              className="sheet-button shrink-0"
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function headingOf(search: string, found: number, collected: number): string {
  if (search !== "") return found === 0 ? "No order found" : "Found";
  return found === 0 ? `No order owes ${formatDesk(collected)}` : `These owe ${formatDesk(collected)}`;
}
