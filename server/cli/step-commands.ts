import type { OrderChange } from "../../shop/order/change.ts";
import { courierNames, parseCourier, parseTracking } from "../../shop/order/courier.ts";
import { moneyInWords } from "../../shop/order/money-words.ts";
import { parseOrderNumber } from "../../shop/order/number.ts";
import type { MoneyStep } from "../../shop/order/payment-state.ts";
import { type Step, stageTable, steps, stepTable } from "../../shop/order/stage.ts";
import { type OrderRecord, paidOrder } from "../orders/order-records.ts";
import type { AskedStep, StepAnswer } from "../orders/order-steps.ts";
import { StartError } from "../start-error.ts";

/** The actor that the timeline shows for commands. */
export const commandActor = { by: "desk", name: "npm run orders" } as const;

type Tools = {
  orders: { find(number: string): Promise<OrderRecord | undefined> };
  takeStep: (asked: AskedStep) => Promise<StepAnswer>;
};
type Command = (tools: Tools, args: readonly string[]) => Promise<void>;

const moneyCommands: Readonly<Record<string, MoneyStep>> = {
  received: "receive",
  "not-received": "not-received",
  refunded: "refund",
};

/** Every step that the desk offers, by the same rules: `npm run orders confirm NQ-7F3K-92`. */
export const stepCommands: readonly (readonly [string, Command])[] = [
  ...steps.map((step) => [step, stepCommand(step)] as const),
  ...Object.entries(moneyCommands).map(
    ([name, step]) => [name, command(name, () => ({ change: { kind: "money", step } }))] as const,
  ),
  ["take-back", command("take-back", () => ({ change: { kind: "take-back" } }))],
];

type Asked = { change: OrderChange } & Partial<Pick<AskedStep, "courier" | "tracking" | "reason">>;

function stepCommand(step: Step): Command {
  return command(step, (args) => {
    const change = { kind: "step", step } as const;
    if (step === "cancel") return { change, ...(args.length > 0 && { reason: args.join(" ") }) };
    if (step !== "send") return { change };
    const [named, ...tracking] = args;
    const courier = named === undefined ? "Other" : parseCourier(named);
    if (!courier) throw new StartError(`"${named}" is no courier; there are ${courierNames.join(", ")}.`);
    return { change, courier, tracking: parseTracking(tracking.join(" ")) };
  });
}

function command(name: string, ask: (args: readonly string[]) => Asked): Command {
  return async ({ orders, takeStep }, [argument, ...args]) => {
    const number = numberFrom(argument);
    const before = await orders.find(number);
    if (!before) throw new StartError(`There is no order ${number}.`);
    const answer = await takeStep({ number, revision: before.revision, actor: commandActor, ...ask(args) });
    if (answer.outcome !== "done" && answer.outcome !== "repeated") throw new StartError(explain(answer, name, before));
    const after = (await orders.find(number)) ?? before;
    process.stdout.write(`${number}: ${stageTable[after.stage].name}, ${moneyInWords(paidOrder(after))}.\n`);
  };
}

function explain(answer: StepAnswer, name: string, { order, stage }: OrderRecord): string {
  const { number } = order;
  switch (answer.outcome) {
    case "conflict":
      return `${number} was changed at the desk just now. Look at it, then ask again.`;
    case "sold-out":
      return `${number} can't be reopened: there isn't enough of ${answer.pieces.join(", ")} left.`;
    case "refused":
      return answer.reason === "nothing-to-take-back"
        ? `There is nothing to take back on ${number}.`
        : `${number} is "${stageTable[stage].name}"; "${name}" isn't possible from there. Possible: ${possible(stage)}.`;
    default:
      return `There is no order ${number}.`;
  }
}

function possible(stage: OrderRecord["stage"]): string {
  return steps.filter((step) => stepTable[step].from.desk.includes(stage)).join(", ") || "nothing";
}

export function numberFrom(argument: string | undefined): string {
  if (argument === undefined) throw new StartError("Which order? Give its number, such as NQ-7F3K-92.");
  const number = parseOrderNumber(argument);
  if (number === undefined) throw new StartError(`"${argument}" is no order number; they look like NQ-7F3K-92.`);
  return number;
}
