import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import { type PageName, pages } from "./browser/pages.ts";
import { openBrowser, openPhone } from "./browser/phone.ts";
import type { PageRequest } from "./browser/requests.ts";
import { visit } from "./browser/visit.ts";
import { bytesOf } from "./browser/weight.ts";
import type { BenchContext, Section } from "./section.ts";

const method = [
  "Each page is opened three times in one browser, each time in a tab of its own, with nothing changed in the shop: with an empty cache, straight again, and after a minute, when what is cached for a minute has run out.",
  "What came from the cache costs nothing. What was asked about is answered with 304 and headers only. What was refetched came with a body although the browser had it already.",
].join(" ");

/** A little more than the shortest max-age that the shop sends. */
const shortestCaching = 61_000;

type Tally = { fetched: number; confirmed: number; cached: number; refetched: string[]; bytes: number };
type PageTally = { name: PageName; first: Tally; again: Tally; later: Tally };

export async function measureRepeatVisit({ origin, say, quick }: BenchContext): Promise<Section> {
  const browser = await openBrowser();
  const context = await openPhone(browser, origin);
  try {
    const fetchedBefore = new Set<string>();
    const round = (name: string) => visitAll(context, fetchedBefore, (page) => say(`${name}, ${page}`));
    const first = await round("first visit");
    const again = await round("second visit");
    say("waiting until what is cached for a minute has run out");
    await wait(quick ? 0 : shortestCaching);
    const later = await round("a minute later");
    return report(
      pages.flatMap(({ name }, place) => {
        const [one, two, three] = [first[place], again[place], later[place]];
        return one && two && three ? [{ name, first: one, again: two, later: three }] : [];
      }),
    );
  } finally {
    await browser.close();
  }
}

async function visitAll(
  context: BrowserContext,
  fetchedBefore: Set<string>,
  say: (page: string) => void,
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const { name, path } of pages) {
    say(name);
    const { requests } = await visit(context, path, {});
    tallies.push(tally(requests, fetchedBefore));
    for (const request of requests) fetchedBefore.add(request.path);
  }
  return tallies;
}

function tally(requests: readonly PageRequest[], fetchedBefore: ReadonlySet<string>): Tally {
  const from = (source: PageRequest["source"]) => requests.filter((request) => request.source === source);
  const fetched = from("network");
  return {
    fetched: fetched.length,
    confirmed: from("confirmed").length,
    cached: from("cache").length,
    refetched: fetched.map(({ path }) => path).filter((path) => fetchedBefore.has(path)),
    bytes: requests.reduce((sum, request) => sum + bytesOf(request), 0),
  };
}

function report(tallies: readonly PageTally[]): Section {
  const cells = ({ fetched, confirmed, cached, bytes }: Tally) =>
    `${fetched} / ${confirmed} / ${cached}, ${(bytes / 1000).toFixed(1)} kB`;
  const refetched = new Set(tallies.flatMap(({ again, later }) => [...again.refetched, ...later.refetched]));
  return {
    title: "Repeat visit",
    method,
    columns: [
      "page",
      "first: fetched / 304 / cached",
      "again: fetched / 304 / cached",
      "a minute later: fetched / 304 / cached",
    ],
    rows: tallies.map(({ name, first, again, later }) => [name, cells(first), cells(again), cells(later)]),
    goals: [
      {
        figure: "repeat visit",
        goal: "nothing refetched but what changed",
        came: refetched.size === 0 ? "nothing refetched" : `refetched: ${[...refetched].join(", ")}`,
        kept: refetched.size === 0,
      },
    ],
    charts: [],
  };
}
