import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";

export type DatabaseSettings = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string };

/** What the e-mail service calls its public key, service ID, template ID and private key. */
export type EmailSettings = {
  origin: string;
  publicKey: string | undefined;
  serviceId: string | undefined;
  templateId: string | undefined;
  /** Template of the mails to shoppers; without it they get none. */
  shopperTemplateId: string | undefined;
  /** Template of the mails about the shop's machine, to whoever looks after it; without it there are none. */
  alertTemplateId: string | undefined;
  privateKey: string | undefined;
};

/** How the shop runs on this machine; what a seller may change is in the catalogue's settings instead. */
export type ServerSettings = {
  port: number;
  host: string;
  /** The shop's own address, without a slash at the end. */
  publicUrl: string;
  /** The address in built pages: without PUBLIC_URL it doesn't depend on PORT, so that one build serves any port. */
  pagesUrl: string;
  database: DatabaseSettings;
  email: EmailSettings;
  /** One more origin that may be a push service, for tests. */
  pushOrigin: string | undefined;
  /** Orders a minute from one address; "off" switches every limit on orders off. */
  rateLimit: number | "off";
  /** How many proxies in front of the shop are trusted for X-Forwarded-For. */
  trustProxy: number;
  /** Where pictures load from, without a slash at the end; "" is the shop itself. */
  picturesUrl: string;
  metricsPort: number | "off";
  /** For how many seconds `/readyz` answers 503 before the server stops listening. */
  stopDelay: number;
  logLevel: LogLevel;
  keepDays: KeepDays;
};

/** After how many days what nobody needs any more is removed; see `server/retention/`. */
export type KeepDays = {
  /** Screenshots of payments, since their order is over. */
  proofs: number | "off";
  /** Mails, since they were sent. */
  mails: number | "off";
  /** Keys that were added to an order's page, since it is over. */
  orderKeys: number | "off";
  /** Names of pictures that were removed. */
  gonePictures: number | "off";
  /** The history of orders whose customer was forgotten. */
  forgottenEvents: number | "off";
};

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export type ParsedEnvironment = { ok: true; settings: ServerSettings } | { ok: false; problems: string[] };

const largestPort = 65_535;

function whole(least: number, most: number, allowed: string) {
  return z
    .string()
    .regex(/^\d{1,9}$/, { error: allowed, abort: true })
    .transform(Number)
    .refine((number) => number >= least && number <= most, { error: allowed });
}

function wholeOrOff(least: number, most: number, allowed: string) {
  return z.union([z.literal("off"), whole(least, most, allowed)], { error: allowed });
}

function webAddress(allowed: string, { path = false } = {}) {
  return z
    .string()
    .refine((text) => isWebAddress(text) && (path || URL.parse(text)?.pathname === "/"), { error: allowed })
    .transform((text) => text.replace(/\/+$/, ""));
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !["http:", "https:"].includes(url.protocol)) return false;
  return url.search === "" && url.hash === "" && url.username === "" && url.password === "";
}

const databaseAllowed = "file:… (such as file:./data/shop.db) or postgres://user:password@host/database";

const oneHost = "an address with one host: put PgBouncer, or one address for all of them, before several servers";

const database = z.string().transform((text, context): DatabaseSettings => {
  if (namesSeveralHosts(text)) {
    context.addIssue({ code: "custom", message: oneHost });
    return z.NEVER;
  }
  const settings = parseDatabase(text);
  if (settings) return settings;
  context.addIssue({ code: "custom", message: databaseAllowed });
  return z.NEVER;
});

/** `postgres://a,b/naqsh` and `?host=a,b`, which libpq supports and the `pg` package doesn't. */
function namesSeveralHosts(text: string): boolean {
  return /^postgres(ql)?:\/\/([^/?@]*@)?[^/?]*,/.test(text) || /^postgres.*[?&]host=[^&]*(,|%2C)/i.test(text);
}

function parseDatabase(text: string): DatabaseSettings | undefined {
  if (/^postgres(ql)?:\/\//.test(text)) return URL.canParse(text) ? { kind: "postgres", url: text } : undefined;
  if (!text.startsWith("file:")) return undefined;
  const file = text.startsWith("file://") ? pathOfUrl(text) : text.slice("file:".length);
  return file && !/[/\\]$/.test(file) ? { kind: "sqlite", file } : undefined;
}

function pathOfUrl(text: string): string | undefined {
  try {
    const path = fileURLToPath(text);
    return isAbsolute(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

const key = z.string().optional();

const days = wholeOrOff(1, 36_500, 'a whole number of days from 1 to 36500, or "off"');

const schema = z.object({
  PORT: whole(0, largestPort, `a whole number from 0 to ${largestPort}`).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: webAddress("an address such as https://naqsh.pk, without a path").optional(),
  DATABASE_URL: database.default({ kind: "sqlite", file: "./data/shop.db" }),
  EMAILJS_ORIGIN: webAddress("an address such as https://api.emailjs.com").default("https://api.emailjs.com"),
  EMAILJS_PUBLIC_KEY: key,
  EMAILJS_SERVICE_ID: key,
  EMAILJS_TEMPLATE_ID: key,
  EMAILJS_SHOPPER_TEMPLATE_ID: key,
  EMAILJS_ALERT_TEMPLATE_ID: key,
  EMAILJS_PRIVATE_KEY: key,
  PUSH_ORIGIN: webAddress("an address such as http://127.0.0.1:4000").optional(),
  RATE_LIMIT: wholeOrOff(1, 1_000_000, 'a whole number from 1 to 1000000, or "off"').default(30),
  TRUST_PROXY: whole(0, 10, "a whole number from 0 to 10").default(0),
  PICTURES_URL: webAddress("an address such as https://pictures.naqsh.pk", { path: true }).default(""),
  METRICS_PORT: wholeOrOff(0, largestPort, `a whole number from 0 to ${largestPort}, or "off"`).default(9464),
  STOP_DELAY: whole(0, 60, "a whole number of seconds from 0 to 60").default(0),
  KEEP_PROOFS_DAYS: days.default(180),
  KEEP_MAILS_DAYS: days.default(90),
  KEEP_ORDER_KEYS_DAYS: days.default(365),
  KEEP_GONE_PICTURES_DAYS: days.default(90),
  KEEP_FORGOTTEN_EVENTS_DAYS: days.default(365),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(", ")}` }).default("info"),
});

/** All variables that the shop reads. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

type Variables = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as unset: that is how a shell or a compose file clears one. */
export function parseEnvironment(env: Variables): ParsedEnvironment {
  const given = Object.fromEntries(
    variableNames.flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, settings: toSettings(parsed.data) };
  const problems = parsed.error.issues.map(({ path, message }) => describeProblem(String(path[0]), message, given));
  return { ok: false, problems: [...new Set(problems)] };
}

/** DATABASE_URL may contain a password, so its value isn't printed. */
function describeProblem(name: string, allowed: string, given: Variables): string {
  const found = name === "DATABASE_URL" ? "" : `, not "${given[name]}"`;
  return `${name} must be ${allowed}${found}.`;
}

function toSettings(variables: z.infer<typeof schema>): ServerSettings {
  return {
    port: variables.PORT,
    host: variables.HOST,
    publicUrl: variables.PUBLIC_URL ?? `http://localhost:${variables.PORT}`,
    pagesUrl: variables.PUBLIC_URL ?? "http://localhost:3000",
    database: variables.DATABASE_URL,
    email: {
      origin: variables.EMAILJS_ORIGIN,
      publicKey: variables.EMAILJS_PUBLIC_KEY,
      serviceId: variables.EMAILJS_SERVICE_ID,
      templateId: variables.EMAILJS_TEMPLATE_ID,
      shopperTemplateId: variables.EMAILJS_SHOPPER_TEMPLATE_ID,
      alertTemplateId: variables.EMAILJS_ALERT_TEMPLATE_ID,
      privateKey: variables.EMAILJS_PRIVATE_KEY,
    },
    pushOrigin: variables.PUSH_ORIGIN,
    rateLimit: variables.RATE_LIMIT,
    trustProxy: variables.TRUST_PROXY,
    picturesUrl: variables.PICTURES_URL,
    metricsPort: variables.METRICS_PORT,
    stopDelay: variables.STOP_DELAY,
    logLevel: variables.LOG_LEVEL,
    keepDays: {
      proofs: variables.KEEP_PROOFS_DAYS,
      mails: variables.KEEP_MAILS_DAYS,
      orderKeys: variables.KEEP_ORDER_KEYS_DAYS,
      gonePictures: variables.KEEP_GONE_PICTURES_DAYS,
      forgottenEvents: variables.KEEP_FORGOTTEN_EVENTS_DAYS,
    },
  };
}
