import { type ActionFunctionArgs, redirect } from "react-router";
import type { SignedInDesk } from "../../../shop/desk/desk.ts";
import { formatTick, makingList, parseTick, ticksForRest } from "../../../shop/desk/making.ts";
import type { Tick } from "../../../shop/desk/making-desk.ts";
import { signedInContext } from "../desk-context.ts";
import { groupId, makingPath, parseMakingQuery } from "./making-view.ts";

/** More lines than this aren't offered to be taken back at once. */
const mostUndone = 500;

export type TickedAnswer = {
  /** Lines that somebody else had changed, and that were left as they are. */
  left: number;
  /** Sent back, these take it back. */
  undo: readonly string[];
};

/** Ticks pieces as made. Scripts get JSON; a form without script is led back to the list. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const desk = context.get(signedInContext);
  const ticks = form.has("choice") ? await restOf(desk, form) : ticksIn(form);
  const { left } = ticks ? await desk.making.tick(ticks) : { left: 1 };
  if (request.headers.get("accept")?.includes("application/json")) {
    const undo = left === 0 && ticks && ticks.length <= mostUndone ? ticks.map(takenBack) : [];
    return Response.json({ left, undo } satisfies TickedAnswer);
  }
  const query = parseMakingQuery(url.searchParams);
  const list = new URL(makingPath(query), url.origin);
  if (left > 0) list.searchParams.set("changed", "yes");
  throw redirect(`${list.pathname}${list.search}#${groupId(query.open)}`, 303);
}

function ticksIn(form: FormData): Tick[] {
  return form.getAll("tick").flatMap((value) => (typeof value === "string" ? (parseTick(value) ?? []) : []));
}

/** All that is left of a group's choice, if it is as much as the page showed. */
async function restOf({ making, packing, now }: SignedInDesk, form: FormData): Promise<Tick[] | undefined> {
  const part = parseMakingQuery(new URLSearchParams({ due: String(form.get("due")) })).part;
  const list = makingList(await making.wanted(), { now, makingDays: packing.shop.makingDays }, part);
  const group = list.groups.find(({ key }) => key === form.get("group"));
  return ticksForRest(group, String(form.get("choice")), Number(form.get("left")));
}

function takenBack({ was, made, ...tick }: Tick): string {
  return formatTick({ ...tick, was: made, made: was });
}
