import { isolateBidi } from "../bidi.ts";
import { sum } from "../money/rupees.ts";
import { orderSources, sourceNames } from "../order/source.ts";
import { type Stage, stages } from "../order/stage.ts";
import type { FilterChoice, OrderSum, OrderSums, StageCounts } from "./order-desk.ts";
import { type ChoiceFilter, type MoneyFilter, moneyFilters, type OrderFilter } from "./order-filter.ts";

export const choiceTitles: Readonly<Record<ChoiceFilter, string>> = { money: "Money", source: "Source", city: "City" };

export const moneyFilterNames: Readonly<Record<MoneyFilter, string>> = {
  cash: "Cash at the door",
  proof: "Proof to check",
  unpaid: "Not paid yet",
  part: "Partly paid",
  paid: "Paid",
  "with-courier": "With couriers",
  "give-back": "To give back",
  refunded: "Refunded",
};

/** Whether a list has a search or filters, within which its tabs count. Work has no tabs: they leave it. */
export function isNarrowed({ stage: _, work, ...narrower }: OrderFilter): boolean {
  return work === undefined && Object.keys(narrower).length > 0;
}

/** On the button of a filter that is set: "Cash, partly paid", "Lahore and 3 more". */
export function chosenInWords(choice: ChoiceFilter, filter: OrderFilter): string {
  const [first = "", second, ...more] = chosenNames(choice, filter);
  if (second === undefined) return first;
  if (more.length > 0) return `${first} and ${more.length + 1} more`;
  return `${first}, ${choice === "money" ? second.toLowerCase() : second}`;
}

function chosenNames(choice: ChoiceFilter, { money = [], source = [], city = [] }: OrderFilter): string[] {
  if (choice === "money") return money.map((each) => (each === "cash" ? "Cash" : moneyFilterNames[each]));
  return choice === "source" ? source.map((each) => sourceNames[each]) : city.map(isolateBidi);
}

export type ChoiceOption = { value: string; name: string; count: number; isChosen: boolean };

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What a sheet offers: every kind of money and source, and the cities that there are. */
export function choiceOptions(
  choice: ChoiceFilter,
  filter: OrderFilter,
  counted: readonly FilterChoice[],
): ChoiceOption[] {
  const chosen: readonly string[] = filter[choice] ?? [];
  const found = counted.flatMap(({ values }) => values);
  const unlisted = chosen.filter((city) => !found.some((value) => isSame(value, city)));
  const values: readonly string[] =
    choice === "money" ? moneyFilters : choice === "source" ? orderSources : [...found, ...unlisted];
  return values.map((value) => ({
    value,
    name: choice === "city" ? value : optionName(choice, value),
    count: countChosen(counted, [value]),
    isChosen: chosen.some((each) => isSame(each, value)),
  }));
}

function optionName(choice: "money" | "source", value: string): string {
  const names: Readonly<Record<string, string>> = choice === "money" ? moneyFilterNames : sourceNames;
  return names[value] ?? value;
}

/** How many orders fit any of these values; without any, the filter is off. */
export function countChosen(counted: readonly FilterChoice[], ticked: readonly string[]): number {
  const isShown = ({ values }: FilterChoice) => ticked.length === 0 || values.some((value) => ticked.includes(value));
  return counted.filter(isShown).reduce((count, each) => count + each.count, 0);
}

export function countsOf(sums: OrderSums): StageCounts {
  return Object.fromEntries(stages.map((stage) => [stage, sums[stage].count])) as Record<Stage, number>;
}

export function ordersInWords(count: number): string {
  return count === 1 ? "One order" : `${count.toLocaleString("en-US")} orders`;
}

/** What the list shows, in all its tabs or in one. */
export function sumOfList(sums: OrderSums, stage: OrderFilter["stage"]): OrderSum {
  const shown = stages.filter((each) => stage === undefined || each === stage).map((each) => sums[each]);
  return {
    count: shown.reduce((count, each) => count + each.count, 0),
    total: sum(shown.map(({ total }) => total)),
    due: sum(shown.map(({ due }) => due)),
    toGiveBack: sum(shown.map(({ toGiveBack }) => toGiveBack)),
  };
}
