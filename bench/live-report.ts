import type { Goal, Section } from "./section.ts";
import { formatRatio, median } from "./statistics.ts";

/** For one size of the catalogue, with all pieces in the database; milliseconds and megabytes. */
export type SizeFigures = {
  pieces: number;
  /** A start with an empty database, and with all pieces in it. */
  bareStart: number;
  recordsStart: number;
  toLive: readonly number[];
  /** The first response of each measured page after a change. */
  first: readonly number[];
  /** After re-rendering some pages, and after twice as many. */
  memory: { once: number; twice: number };
};

export type LiveFigures = {
  sizes: readonly SizeFigures[];
  twoServers: readonly number[];
  /** Requests a second of the built page, and of the same one re-rendered. */
  built: number;
  live: number;
};

const limits = { toLive: 2_000, first: 50, served: 0.95, start: 5_000, memory: 250, growth: 40 };

export function reportLive({ sizes, twoServers, built, live }: LiveFigures, pages: readonly string[]): Section {
  const row = (name: string, figure: (size: SizeFigures) => string) => [name, ...sizes.map(figure)];
  return {
    title: "A change while the shop is open",
    method:
      "Every piece is a record in the database, and one price after another is changed beside the running shop. To live: from the commit until the server sells at the new price. First answers: the time of the whole answer, rendering and packing included, medians. Memory: after pages that had all to be rendered anew.",
    columns: ["", ...sizes.map(({ pieces }) => `${pieces.toLocaleString("en-US")} pieces`)],
    rows: [
      row("to live, the slowest", ({ toLive }) => ms(Math.max(...toLive))),
      ...pages.map((page, place) => row(`first answer: ${page}`, ({ first }) => ms(first[place]))),
      row("start, without records", ({ bareStart }) => ms(bareStart)),
      row("start, with them", ({ recordsStart }) => ms(recordsStart)),
      row("memory, and after as many pages again", ({ memory }) => `${mb(memory.once)}, ${mb(memory.twice)}`),
    ],
    goals: goalsOf({ sizes, twoServers, built, live }, pages),
    charts: [],
    notes: [
      `Two servers on one PostgreSQL: the slower one shows a change after ${ms(median(twoServers))} (half of the times), ${ms(Math.max(...twoServers))} (the slowest).`,
      `A page from memory after a change: ${Math.round(live).toLocaleString("en-US")} a second; as it was built: ${Math.round(built).toLocaleString("en-US")}.`,
      "The search index grows with the catalogue; it is fetched when search is opened, and isn't among the pages.",
    ],
  };
}

const notPages = ["search index"];

function goalsOf({ sizes, twoServers, built, live }: LiveFigures, pages: readonly string[]): Goal[] {
  const toLive = Math.max(...twoServers, ...sizes.flatMap((size) => size.toLive));
  const goals = sizes.flatMap(({ pieces, bareStart, recordsStart, first, memory }, place): Goal[] => {
    const of = `${pieces.toLocaleString("en-US")} pieces`;
    const slowest = Math.max(...first.filter((_, index) => !notPages.includes(pages[index] ?? "")));
    const more = recordsStart - bareStart;
    const growth = memory.twice - memory.once;
    return [
      atMost(`first answer after a change, ${of}`, slowest, limits.first, ms),
      atMost(`start with ${of} in the database, beyond one without`, more, limits.start, ms),
      place === 0
        ? atMost(`memory after every page has changed, ${of}`, memory.twice, limits.memory, mb)
        : atMost(`memory is bounded: twice as many pages of ${of} take more by`, growth, limits.growth, mb),
    ];
  });
  return [
    atMost("a change is live on every server", toLive, limits.toLive, ms),
    ...goals,
    {
      figure: "pages from memory after a change",
      goal: `≥ ${limits.served} × as built`,
      came: formatRatio(live / built),
      kept: live / built >= limits.served,
    },
  ];
}

function atMost(figure: string, came: number, limit: number, format: (value: number) => string): Goal {
  return { figure, goal: `≤ ${format(limit)}`, came: format(came), kept: came <= limit };
}

const ms = (value = Number.NaN) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const mb = (value: number) => `${Math.round(value)} MB`;
