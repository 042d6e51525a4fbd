import { sql } from "kysely";
import type { FilterChoice, OrderSums } from "../../shop/desk/order-desk.ts";
import { type ChoiceFilter, moneyFilters, type OrderFilter } from "../../shop/desk/order-filter.ts";
import { type Stage, stages } from "../../shop/order/stage.ts";
import type { Database } from "../database/open-database.ts";
import { dueNow, isToGiveBack, moneyConditions, toGiveBack } from "../orders/money-conditions.ts";
import { orderConditions, readCircumstances } from "./order-list.ts";

type Source = Pick<Database, "db" | "kind">;

const sumOf = (amount: ReturnType<typeof sql<number>>) => sql<number>`cast(coalesce(sum(${amount}), 0) as bigint)`;

/** Keeps SQLite from reading the table by the index of stages; another index covers all that is asked. */
const stageOf = sql<string>`stage || ''`;

const goesBack = sql<number>`case when ${isToGiveBack} then ${toGiveBack} else 0 end`;

/** What a filter finds in each stage, whichever stage it names. */
export async function readSums(source: Source, filter: OrderFilter, now: number): Promise<OrderSums> {
  const { stage: _, ...everywhere } = filter;
  const circumstances = await readCircumstances(source, filter, now);
  const rows = await source.db
    .selectFrom("orders")
    .select((eb) => [stageOf.as("stage"), eb.fn.countAll<number>().as("count")])
    .select([sumOf(sql`total`).as("total"), sumOf(dueNow).as("due"), sumOf(goesBack).as("back")])
    .where((eb) => eb.and(orderConditions(eb, everywhere, circumstances)))
    .groupBy(stageOf)
    .execute();
  const sums = (stage: Stage) => {
    const row = rows.find((each) => each.stage === stage);
    return {
      count: Number(row?.count ?? 0),
      total: Number(row?.total ?? 0),
      due: Number(row?.due ?? 0),
      toGiveBack: Number(row?.back ?? 0),
    };
  };
  return Object.fromEntries(stages.map((stage) => [stage, sums(stage)])) as OrderSums;
}

/** A sheet lists so many cities, the most frequent first. */
const mostCities = 40;

/** How many orders each choice of a filter would show beside all other filters. */
export async function readChoices(
  source: Source,
  choice: ChoiceFilter,
  filter: OrderFilter,
  now: number,
): Promise<readonly FilterChoice[]> {
  const { [choice]: _, ...others } = filter;
  if (choice === "money") return readMoneyChoices(source, others, now);
  return readColumnChoices(source, choice, others, now);
}

/** An order may fit several: each combination is counted once, so that any choice of them adds up. */
async function readMoneyChoices(source: Source, filter: OrderFilter, now: number): Promise<FilterChoice[]> {
  const circumstances = await readCircumstances(source, filter, now);
  const bits = moneyFilters.map(
    (money, index) => sql`case when ${moneyConditions[money]} then ${sql.lit(2 ** index)} else 0 end`,
  );
  const fitting = sql<number>`${sql.join(bits, sql` + `)}`;
  const rows = await source.db
    .selectFrom("orders")
    .select((eb) => [fitting.as("fitting"), eb.fn.countAll<number>().as("count")])
    .where((eb) => eb.and(orderConditions(eb, filter, circumstances)))
    .groupBy("fitting")
    .execute();
  return rows.map(({ fitting: mask, count }) => ({
    values: moneyFilters.filter((_, index) => (Number(mask) >> index) & 1),
    count: Number(count),
  }));
}

/** "lahore " and "Lahore" are one city, under one of its spellings. */
async function readColumnChoices(
  source: Source,
  choice: "source" | "city",
  filter: OrderFilter,
  now: number,
): Promise<FilterChoice[]> {
  const value = choice === "city" ? sql<string>`lower(trim(city))` : sql<string>`source`;
  const name = choice === "city" ? sql<string>`max(trim(city))` : sql<string>`max(source)`;
  const circumstances = await readCircumstances(source, filter, now);
  const rows = await source.db
    .selectFrom("orders")
    .select((eb) => [value.as("value"), name.as("name"), eb.fn.countAll<number>().as("count")])
    .where((eb) => eb.and(orderConditions(eb, filter, circumstances)))
    .groupBy("value")
    .execute();
  const sorted = rows
    .map((row) => ({ values: row.value === "" ? [] : [row.name], count: Number(row.count) }))
    .toSorted((one, other) => other.count - one.count);
  if (choice === "source") return sorted;
  const rest = sorted.slice(mostCities).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, mostCities), { values: [], count: rest }];
}
