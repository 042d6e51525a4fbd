import { Link } from "react-router";
import { choiceTitles, chosenInWords } from "../../../shop/desk/filter-words.ts";
import { type ChoiceFilter, choiceFilters, type OrderFilter } from "../../../shop/desk/order-filter.ts";
import { Icon } from "../../ui/icon.tsx";
import { listPath } from "./list-path.ts";

const switches = { late: "Late", needed: "Needed by" } as const;
type Switch = keyof typeof switches;

/** The address of the list with a filter's sheet open. */
export function choicePath(filter: OrderFilter, choice: ChoiceFilter): string {
  const path = listPath(filter);
  return `${path}${path.includes("?") ? "&" : "?"}filter=${choice}`;
}

export function without<Key extends keyof OrderFilter>(filter: OrderFilter, key: Key): OrderFilter {
  const { [key]: _, ...others } = filter;
  return others as OrderFilter;
}

/** The filters of the list, set ones first. Late and Needed by are switches, the others open a sheet. */
export function FilterBar({ filter }: { filter: OrderFilter }) {
  const keys = [...choiceFilters, ...(Object.keys(switches) as Switch[])];
  const inOrder = [...keys.filter((key) => filter[key]), ...keys.filter((key) => !filter[key])];
  return (
    <ul aria-label="Filters" className="filter-bar">
      {inOrder.map((key) => (
        <li key={key} className="contents">
          {key === "late" || key === "needed" ? (
            <SwitchFilter filter={filter} name={key} />
          ) : (
            <ChoiceButton filter={filter} choice={key} />
          )}
        </li>
      ))}
    </ul>
  );
}

function SwitchFilter({ filter, name }: { filter: OrderFilter; name: Switch }) {
  if (filter[name])
    return (
      <span className="filter filter-set">
        <span className="pl-3">{switches[name]}</span>
        <TakeOff filter={filter} name={name} words={switches[name]} />
      </span>
    );
  return (
    <Link to={listPath({ ...filter, [name]: true })} preventScrollReset className="filter px-3">
      {switches[name]}
    </Link>
  );
}

function ChoiceButton({ filter, choice }: { filter: OrderFilter; choice: ChoiceFilter }) {
  if (!filter[choice])
    return (
      <Link to={choicePath(filter, choice)} preventScrollReset className="filter gap-1.5 pr-2.5 pl-3">
        {choiceTitles[choice]}
        <Icon name="down" className="size-4" />
      </Link>
    );
  const words = chosenInWords(choice, filter);
  return (
    <span className="filter filter-set">
      <Link
        to={choicePath(filter, choice)}
        preventScrollReset
        className="filter-open"
        aria-label={`${choiceTitles[choice]}: ${words}`}
      >
        {words}
      </Link>
      <TakeOff filter={filter} name={choice} words={words} />
    </span>
  );
}

function TakeOff({ filter, name, words }: { filter: OrderFilter; name: keyof OrderFilter; words: string }) {
  return (
    <Link
      to={listPath(without(filter, name))}
      preventScrollReset
      aria-label={`Take off: ${words}`}
      className="filter-off"
    >
      <Icon name="close" className="size-4" />
    </Link>
  );
}
