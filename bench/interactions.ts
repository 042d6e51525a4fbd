import type { Browser } from "@playwright/test";
import { type FirstTap, tapAtFirstPaint } from "./browser/first-tap.ts";
import { playScene, scenes } from "./browser/interactions.ts";
import { type SwipeTransfer, swipeThroughListing } from "./browser/listing-swipes.ts";
import { type Navigation, navigate } from "./browser/navigation.ts";
import { openBrowser } from "./browser/phone.ts";
import { pressFor } from "./browser/touch.ts";
import type { Interaction } from "./browser/watch-input.ts";
import type { BenchContext, Goal, Section } from "./section.ts";
import { median } from "./statistics.ts";

const method = [
  `On a phone four times slower than this machine, by touch (each tap lasts ${pressFor} ms) and keys sent through the browser's own input, on a page that is hydrated and idle.`,
  "The delay runs from the event until the frame that shows its effect has been painted; the slowest of an interaction's events counts. Event Timing is the browser's own account, in steps of 8 ms, nothing below 16.",
  "The navigation from the listing to a piece and back is measured over slow 4G, too, from the moment the touch ends.",
].join(" ");

const limits = { interaction: 50, searchKey: 16, navigation: 520, frame: 50 };
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number) => `${time.toFixed(time < 100 ? 1 : 0)} ms`;

type Played = { name: string; interactions: Interaction[] };

export async function measureInteractions({ origin, say, quick }: BenchContext): Promise<Section> {
  const browser = await openBrowser();
  try {
    const played: Played[] = [];
    for (const scene of scenes) {
      say(scene.name);
      played.push({ name: scene.name, interactions: await playScene(browser, origin, scene, quick ? 4 : 12) });
    }
    const navigations = await navigateOften(browser, origin, quick ? 2 : 7, say);
    say("first tap");
    const taps: FirstTap[] = [];
    for (let run = 1; run <= (quick ? 2 : 7); run += 1) taps.push(await tapAtFirstPaint(browser, origin));
    say("swiping through a listing");
    const scrolled = await swipeThroughListing(browser, origin);
    const section = report(played, navigations);
    return { ...section, goals: [...section.goals, firstTapGoal(taps), swipeGoal(scrolled)] };
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
    columns: ["interaction", "median", "worst", "Event Timing, worst"],
    rows: [
      ...played.map(({ name, interactions }) => [
        ...row(
          name,
          interactions.map(({ toPaint }) => toPaint),
        ),
        eventTiming(interactions),
      ]),
      ...navigationFigures(navigations).map(([name, figures]) => [...row(name, figures), ""]),
    ],
    goals: [...played.map(goalOf), ...navigationGoals(navigations)],
    charts: [],
  };
}

function eventTiming(interactions: readonly Interaction[]): string {
  const worst = Math.max(...interactions.map(({ eventTiming }) => eventTiming));
  return worst === 0 ? "under 16 ms" : ms(worst);
}

function navigationFigures(navigations: readonly Navigation[]): [string, number[]][] {
  return [
    ["tap on a piece: its page", navigations.map(({ tap }) => tap)],
    ["Back to the list", navigations.map(({ back }) => back)],
  ];
}

/** "Add to cart", pressed as soon as it is painted, is acknowledged with the next frame and carried out in the end. */
function firstTapGoal(taps: readonly FirstTap[]): Goal {
  const worked = taps.filter((tap) => tap.worked).length;
  const paint = median(taps.map(({ firstPaint }) => firstPaint));
  const pressable = median(taps.map((tap) => tap.pressable));
  const delay = median(taps.map((tap) => tap.acknowledged - tap.pressable));
  return {
    figure: "first tap that works, slow 4G",
    goal: "when it is painted, acknowledged with the next frame",
    came: `painted at ${ms(pressable)} (first paint ${ms(paint)}), acknowledged ${ms(delay)} later; ${worked} of ${taps.length} done`,
    kept: worked === taps.length && delay <= limits.frame,
  };
}

function swipeGoal({ pieces, pictures, prefetched, other }: SwipeTransfer): Goal {
  return {
    figure: `downloaded while a listing of ${pieces} is scrolled by touch`,
    goal: "the pictures that are shown and nothing else",
    came: `${kB(pictures)} of pictures shown, ${kB(prefetched)} of prefetched data, ${kB(other)} else`,
    kept: prefetched + other === 0,
  };
}

function goalOf({ name, interactions }: Played): Goal {
  const limit = name === "search key" ? limits.searchKey : limits.interaction;
  const came = median(interactions.map(({ toPaint }) => toPaint));
  return { figure: `to next paint, ${name}`, goal: `≤ ${limit} ms`, came: ms(came), kept: came <= limit };
}

function navigationGoals(navigations: readonly Navigation[]): Goal[] {
  return navigationFigures(navigations).map(([figure, figures]) => {
    const came = median(figures);
    return { figure, goal: `painted in ≤ ${limits.navigation} ms`, came: ms(came), kept: came <= limits.navigation };
  });
}
