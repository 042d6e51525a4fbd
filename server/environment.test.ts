import { describe, expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

function settingsOf(env: Record<string, string>) {
  const parsed = parseEnvironment(env);
  if (!parsed.ok) throw new Error(parsed.problems.join(" "));
  return parsed.settings;
}

test("the defaults are a local shop with a SQLite file", () => {
  expect(settingsOf({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    pagesUrl: "http://localhost:3000",
    database: { kind: "sqlite", file: "./data/shop.db" },
    email: {
      origin: "https://api.emailjs.com",
      publicKey: undefined,
      serviceId: undefined,
      templateId: undefined,
      shopperTemplateId: undefined,
      alertTemplateId: undefined,
      privateKey: undefined,
    },
    rateLimit: 30,
    trustProxy: 0,
    picturesUrl: "",
    metricsPort: 9464,
    stopDelay: 0,
    keepDays: { proofs: 180, mails: 90, orderKeys: 365, gonePictures: 90, forgottenEvents: 365 },
    logLevel: "info",
  });
});

test("an empty or blank variable counts as unset", () => {
  expect(settingsOf({ PORT: "", RATE_LIMIT: "  ", EMAILJS_PUBLIC_KEY: "", DATABASE_URL: "" })).toEqual(settingsOf({}));
});

test("PUBLIC_URL defaults to localhost with PORT", () => {
  expect(settingsOf({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(settingsOf({ PORT: "8080" }).pagesUrl).toBe(settingsOf({}).pagesUrl);
  expect(settingsOf({ PORT: "8080", PUBLIC_URL: "https://naqsh.pk/" })).toMatchObject({
    publicUrl: "https://naqsh.pk",
    pagesUrl: "https://naqsh.pk",
  });
});

test.each([
  ["file:./data/shop.db", { kind: "sqlite", file: "./data/shop.db" }],
  ["file:/var/lib/shop.db", { kind: "sqlite", file: "/var/lib/shop.db" }],
  ["file:///var/lib/my%20shop.db", { kind: "sqlite", file: "/var/lib/my shop.db" }],
  ["postgres://shop:secret@db/shop", { kind: "postgres", url: "postgres://shop:secret@db/shop" }],
  ["postgresql:///shop?host=/run/pg", { kind: "postgres", url: "postgresql:///shop?host=/run/pg" }],
])("DATABASE_URL %s is understood", (url, expected) => {
  expect(settingsOf({ DATABASE_URL: url }).database).toEqual(expected);
});

test.each([
  "postgres://a,b/naqsh?target_session_attrs=read-write",
  "postgres://u:p@a:5432,b:5433/naqsh",
  "postgres:///naqsh?host=a,b",
])("%s names several hosts, which is refused with a sentence", (url) => {
  const parsed = parseEnvironment({ DATABASE_URL: url });
  expect(parsed).toEqual({ ok: false, problems: [expect.stringContaining("PgBouncer")] });
});

test("limits can be switched off", () => {
  expect(settingsOf({ RATE_LIMIT: "off", METRICS_PORT: "off" })).toMatchObject({
    rateLimit: "off",
    metricsPort: "off",
  });
});

describe("a wrong variable is named, with what is allowed", () => {
  test.each([
    [{ PORT: "99999" }, 'PORT must be a whole number from 0 to 65535, not "99999".'],
    [{ PORT: "3000.5" }, 'PORT must be a whole number from 0 to 65535, not "3000.5".'],
    [{ RATE_LIMIT: "none" }, 'RATE_LIMIT must be a whole number from 1 to 1000000, or "off", not "none".'],
    [{ RATE_LIMIT: "0" }, 'RATE_LIMIT must be a whole number from 1 to 1000000, or "off", not "0".'],
    [{ TRUST_PROXY: "yes" }, 'TRUST_PROXY must be a whole number from 0 to 10, not "yes".'],
    [
      { PUBLIC_URL: "naqsh.pk" },
      'PUBLIC_URL must be an address such as https://naqsh.pk, without a path, not "naqsh.pk".',
    ],
    [
      { EMAILJS_ORIGIN: "ftp://x" },
      'EMAILJS_ORIGIN must be an address such as https://api.emailjs.com, not "ftp://x".',
    ],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
  ])("%j", (env, sentence) => {
    expect(parseEnvironment(env)).toEqual({ ok: false, problems: [sentence] });
  });

  test.each(["mysql://db/shop", "file:", "file:./data/", "postgres://[", "shop.db", "file://host/shop.db"])(
    "DATABASE_URL %s, without repeating it: it may hold a password",
    (url) => {
      const sentence =
        "DATABASE_URL must be file:… (such as file:./data/shop.db) or postgres://user:password@host/database.";
      expect(parseEnvironment({ DATABASE_URL: url })).toEqual({ ok: false, problems: [sentence] });
    },
  );

  test("all wrong variables at once", () => {
    const parsed = parseEnvironment({ PORT: "x", TRUST_PROXY: "x" });
    expect(parsed).toMatchObject({
      ok: false,
      problems: [/^PORT/, /^TRUST_PROXY/].map((start) => expect.stringMatching(start)),
    });
  });
});
