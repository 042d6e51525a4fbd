import { isolateBidi } from "../../../shop/bidi.ts";
import type { DeskOrder } from "../../../shop/desk/order-desk.ts";
import { defaultHoldHours, goneSentence, hoursInWords } from "../../../shop/order/let-go.ts";
import { firstName } from "../../../shop/order/words.ts";
import { dayOf, formatDay, formatFullDay, formatMoment } from "../../../shop/pakistan-days.ts";

/** Whether the order is meant: her yes, what its phone number did before, and whether it let go of its pieces. */
export function describeMeant(order: DeskOrder, now: number) {
  const { stage, saidYesAt, letGoAt, earlier, mark } = order;
  const isNew = stage === "new";
  const hasLetGo = isNew && letGoAt !== null;
  return {
    yes: isNew && saidYesAt !== null ? `She said yes, ${formatMoment(saidYesAt, now)}` : "",
    letGo: hasLetGo ? describeLetGo(order, letGoAt, now) : undefined,
    /** Why it can't be confirmed as it is. */
    gone: hasLetGo ? goneSentence(order.lines) : "",
    earlier: earlier && {
      ...earlier,
      latest: earlier.latest.map(({ createdAt, ...each }) => ({ ...each, day: dayInWords(createdAt, now) })),
    },
    mark: mark && { ...mark, day: dayInWords(mark.at, now) },
  };
}

export type Meant = ReturnType<typeof describeMeant>;

function describeLetGo({ events, customer }: DeskOrder, at: number, now: number) {
  const details = events.findLast((event) => event.details.kind === "let-go")?.details;
  const hours = details?.kind === "let-go" ? details.hours : defaultHoldHours;
  const since = dayOf(at) === dayOf(now) ? `today, ${formatMoment(at, now)}` : formatMoment(at, now);
  return {
    why: `Nobody answered for ${hoursInWords(hours)}, so the pieces are back on the shelf.`,
    since: `Since ${since}. Confirming takes them again. ${isolateBidi(firstName(customer.name))} sees nothing of this.`,
  };
}

/** "4 September"; with the year where it isn't this one. */
function dayInWords(at: number, now: number): string {
  const [day, today] = [dayOf(at), dayOf(now)];
  const isThisYear = formatFullDay(day).slice(-4) === formatFullDay(today).slice(-4);
  return isThisYear ? formatDay(day) : formatFullDay(day);
}
