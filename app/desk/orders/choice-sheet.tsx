import { type FormEvent, useState } from "react";
import { Form, Link } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { choiceOptions, choiceTitles, countChosen, ordersInWords } from "../../../shop/desk/filter-words.ts";
import type { FilterChoice } from "../../../shop/desk/order-desk.ts";
import { type ChoiceFilter, type OrderFilter, orderFilterQuery } from "../../../shop/desk/order-filter.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Sheet } from "../ui/sheet.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { without } from "./filter-bar.tsx";
import { listPath } from "./list-path.ts";

type Props = { filter: OrderFilter; choice: ChoiceFilter; counted: readonly FilterChoice[] };

/** The values of a filter with their counts. A form of the list's own address. */
export function ChoiceSheet({ filter, choice, counted }: Props) {
  const isHydrated = useHydrated();
  const options = choiceOptions(choice, filter, counted);
  const [ticked, setTicked] = useState(() => options.filter(({ isChosen }) => isChosen).map(({ value }) => value));
  const readTicks = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setTicked(new FormData(currentTarget).getAll(choice).map(String));
  const count = ordersInWords(countChosen(counted, ticked)).replace("One", "one");
  return (
    <Sheet title={choiceTitles[choice]} close={listPath(filter)} begins="title">
      <Form action={deskOrdersPath} replace preventScrollReset onChange={readTicks} className="mt-2">
        {[...orderFilterQuery(without(filter, choice))].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <ul className="border-line border-t">
          {options.map(({ value, name, count: found, isChosen }) => (
            <li key={value} className="border-line border-b">
              <label className={`flex min-h-12 items-center gap-3.5 ${found === 0 ? "text-ink-2" : ""}`}>
                <input type="checkbox" name={choice} value={value} defaultChecked={isChosen} className="tick" />
                <bdi className="min-w-0 grow break-words">{name}</bdi>
                <span className="text-14">{found.toLocaleString("en-US")}</span>
              </label>
            </li>
          ))}
        </ul>
        <button type="submit" className={buttonStyle("primary", "mt-5 w-full")}>
          {isHydrated ? `Show ${count}` : "Show orders"}
        </button>
      </Form>
      <Link
        to={listPath(without(filter, choice))}
        replace
        preventScrollReset
        className="mt-1 flex min-h-11 items-center justify-center font-semibold text-accent-deep"
      >
        Take the filter off
      </Link>
    </Sheet>
  );
}
