/** Days and times in Pakistan, which is UTC+5 all year: no time-zone data is needed. */

const offset = 5 * 60 * 60 * 1000;
const dayLength = 24 * 60 * 60 * 1000;

/** Days since 1 January 1970. */
export type Day = number;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export function dayOf(epochMs: number): Day {
  return Math.floor((epochMs + offset) / dayLength);
}

/** The first millisecond of the day. */
export function dayStart(day: Day): number {
  return day * dayLength - offset;
}

function parts(day: Day) {
  const date = new Date(day * dayLength);
  const weekday = weekdays[date.getUTCDay()] ?? "";
  return { date: date.getUTCDate(), month: months[date.getUTCMonth()] ?? "", year: date.getUTCFullYear(), weekday };
}

/** "15 November" */
export function formatDay(day: Day): string {
  const { date, month } = parts(day);
  return `${date} ${month}`;
}

/** "15 Nov" */
export function formatShortDay(day: Day): string {
  const { date, month } = parts(day);
  return `${date} ${month.slice(0, 3)}`;
}

/** "15 November 2025" */
export function formatFullDay(day: Day): string {
  return `${formatDay(day)} ${parts(day).year}`;
}

/** "Saturday, 15 November" */
export function formatWeekday(day: Day): string {
  return `${parts(day).weekday}, ${formatDay(day)}`;
}

export function yearOf(epochMs: number): number {
  return parts(dayOf(epochMs)).year;
}

export function isMonday(day: Day): boolean {
  return parts(day).weekday === "Monday";
}

/** "14:20" */
export function formatTime(epochMs: number): string {
  return new Date(epochMs + offset).toISOString().slice(11, 16);
}

/** "2025-11-15 14:20", in e-mails, exports and the command line. */
export function pakistanTime(epochMs: number): string {
  return new Date(epochMs + offset).toISOString().slice(0, 16).replace("T", " ");
}

/** On a timeline: "14:20" today, "Thu 13 Nov, 16:41" before that, with the year when it is another one. */
export function formatMoment(epochMs: number, now: number): string {
  const day = dayOf(epochMs);
  if (day === dayOf(now)) return formatTime(epochMs);
  const { weekday, year } = parts(day);
  const inYear = year === parts(dayOf(now)).year ? "" : ` ${year}`;
  return `${weekday.slice(0, 3)} ${formatShortDay(day)}${inYear}, ${formatTime(epochMs)}`;
}

/** "4:12 pm", as shoppers read the clock. */
export function formatClock(epochMs: number): string {
  const [hours = 0, minutes = 0] = formatTime(epochMs).split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`;
}

/** "Saturday 15 Nov" */
export function formatLongDay(day: Day): string {
  return `${parts(day).weekday} ${formatShortDay(day)}`;
}

/** "Saturday 15 Nov, 4:12 pm" */
export function formatLongMoment(epochMs: number): string {
  return `${formatLongDay(dayOf(epochMs))}, ${formatClock(epochMs)}`;
}

/** In addresses: "2025-11-15". */
export function dayToText(day: Day): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

export function parseDay(text: string | null | undefined): Day | undefined {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / dayLength;
  return Number.isInteger(day) && dayToText(day) === text ? day : undefined;
}

const minute = 60_000;
const hour = 60 * minute;
/** Yesterday evening is "5 h" in the morning, not "yesterday". */
const hoursAreSaid = 12;

/** How long ago, as short as a row of a list has room for: "now", "12 min", "5 h", "yesterday", "3 days". */
export function formatAge(then: number, now: number): string {
  const age = now - then;
  if (age < minute) return "now";
  if (age < hour) return `${Math.floor(age / minute)} min`;
  const days = dayOf(now) - dayOf(then);
  if (days === 0 || age < hoursAreSaid * hour) return `${Math.floor(age / hour)} h`;
  return days === 1 ? "yesterday" : `${days} days`;
}

/** The same in a sentence: "12 min ago", "yesterday", "just now". */
export function formatAgo(then: number, now: number): string {
  const age = formatAge(then, now);
  if (age === "now") return "just now";
  return age === "yesterday" ? age : `${age} ago`;
}
