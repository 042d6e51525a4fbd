import type { Browser } from "@playwright/test";
import { pressFor } from "./browser/finger.ts";
import { type FirstTap, tapAtFirstPaint } from "./browser/first-tap.ts";
import { playScene, scenes } from "./browser/interactions.ts";
import { type Navigation, navigate } from "./browser/navigation.ts";
import { openBrowser } from "./browser/phone.ts";
import { scrollByThumb, type ThumbScroll } from "./browser/thumb-scroll.ts";
import type { Interaction } from "./browser/watch-input.ts";
import type { BenchContext, Goal, Section } from "./section.ts";
import { median } from "./statistics.ts";

const method = [
  `On a phone four times slower than this machine, by touch (a finger that rests for ${pressFor} ms) and keys sent through the browser's own input, on a page that is hydrated and at rest.`,
  "The delay runs from the event until the frame that shows its effect has been painted; the slowest of an interaction's events counts. Event Timing is the browser's own account, in steps of 8 ms, nothing below 16.",
  "The way from the listing to a piece and back is taken over slow 4G, too, from the moment the finger is lifted.",
].join(" ");

const limits = { interaction: 50, searchKey: 16, navigation: 520, frame: 50 };
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number) => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

type Played = { name: string; seen: Interaction[] };

export async function measureInteractions({ origin, say, quick }: BenchContext): Promise<Section> {
  const browser = await openBrowser();
  try {
    const played: Played[] = [];
    for (const scene of scenes) {
      say(scene.name);
      played.push({ name: scene.name, seen: await playScene(browser, origin, scene, quick ? 4 : 12) });
    }
    const navigations = await navigateOften(browser, origin, quick ? 2 : 7, say);
    say("first tap");
    const taps: FirstTap[] = [];
    for (let run = 1; run <= (quick ? 2 : 7); run += 1) taps.push(await tapAtFirstPaint(browser, origin));
    say("a listing, by thumb");
    const scrolled = await scrollByThumb(browser, origin);
    const section = report(played, navigations);
    return { ...section, goals: [...section.goals, firstTapGoal(taps), thumbGoal(scrolled)] };
  } finally {
    await browser.close();
  }
}

async function navigateOften(browser: Browser, origin: string, times: number, say: BenchContext["say"]) {
  const navigations: Navigation[] = [];
  for (let run = 1; run <= times; run += 1) {
    say(`listing to piece and back, ${run} of ${times}`);
    navigations.push(await navigate(browser, origin));
  }
  return navigations;
}

function report(played: readonly Played[], navigations: readonly Navigation[]): Section {
  const row = (name: string, figures: readonly number[]) => [name, ms(median(figures)), ms(Math.max(...figures))];
  return {
    title: "Interactions",
    method,
    columns: ["what she does", "median", "worst", "Event Timing, worst"],
    rows: [
      ...played.map(({ name, seen }) => [
        ...row(
          name,
          seen.map(({ toPaint }) => toPaint),
        ),
        eventTiming(seen),
      ]),
      ...navigationFigures(navigations).map(([name, figures]) => [...row(name, figures), ""]),
    ],
    goals: [...played.map(goalOf), ...navigationGoals(navigations)],
    charts: [],
  };
}

function eventTiming(seen: readonly Interaction[]): string {
  const worst = Math.max(...seen.map(({ eventTiming }) => eventTiming));
  return worst === 0 ? "under 16 ms" : ms(worst);
}

function navigationFigures(navigations: readonly Navigation[]): [string, number[]][] {
  return [
    ["tap on a piece: its page", navigations.map(({ tap }) => tap)],
    ["Back to the list", navigations.map(({ back }) => back)],
  ];
}

/** "Add to cart", pressed as soon as it is painted: shown as felt with the next frame, and done in the end. */
function firstTapGoal(taps: readonly FirstTap[]): Goal {
  const worked = taps.filter((tap) => tap.worked).length;
  const [paint, there] = [median(taps.map(({ firstPaint }) => firstPaint)), median(taps.map((tap) => tap.there))];
  const toFelt = median(taps.map(({ there, felt }) => felt - there));
  return {
    figure: "first tap that works, slow 4G",
    goal: "when it is painted, felt with the next frame",
    came: `there at ${ms(there)} (first paint ${ms(paint)}), felt ${ms(toFelt)} later; ${worked} of ${taps.length} done`,
    kept: worked === taps.length && toFelt <= limits.frame,
  };
}

function thumbGoal({ pieces, inSight, ahead, other }: ThumbScroll): Goal {
  return {
    figure: `downloaded while a listing of ${pieces} is scrolled by thumb`,
    goal: "the pictures in sight and nothing else",
    came: `${kB(inSight)} of pictures in sight, ${kB(ahead)} of data fetched ahead, ${kB(other)} else`,
    kept: ahead + other === 0,
  };
}

function goalOf({ name, seen }: Played): Goal {
  const limit = name === "search key" ? limits.searchKey : limits.interaction;
  const came = median(seen.map(({ toPaint }) => toPaint));
  return { figure: `to next paint, ${name}`, goal: `≤ ${limit} ms`, came: ms(came), kept: came <= limit };
}

function navigationGoals(navigations: readonly Navigation[]): Goal[] {
  return navigationFigures(navigations).map(([figure, figures]) => {
    const came = median(figures);
    return { figure, goal: `painted in ≤ ${limits.navigation} ms`, came: ms(came), kept: came <= limits.navigation };
  });
}
