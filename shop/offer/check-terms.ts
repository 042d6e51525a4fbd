import * as z from "zod";
import {
  maxAgreed,
  maxDelivery,
  maxKilos,
  maxLengths,
  maxLines,
  maxProductId,
  maxQuantity,
  offerLengths,
} from "../limits.ts";
import { dayOf } from "../pakistan-days.ts";
import type { ChoiceOptions } from "../pieces/choices.ts";
import { hasControls, isBlank, isWellFormed } from "../typed-text.ts";
import { maxOwnPictures, type OfferLine, type OfferTerms, type PieceLookup, sumOffer } from "./offer.ts";
import { mostDaysAhead } from "./until.ts";

const reasons = [
  "missing",
  "empty",
  "too-long",
  "too-many",
  "not-a-text",
  "not-a-quantity",
  "not-whole-rupees",
  "too-much",
  "not-valid",
] as const;

export type TermsReason =
  | (typeof reasons)[number]
  | "unknown-piece"
  | "unknown-choice"
  | "unknown-picture"
  | "in-the-past"
  | "too-far"
  | "more-than-total";

/** `field` is a path such as `until`, `lines`, `lines.0.agreed` or `lines.1.own.name`; "" is the whole. */
export type TermsFault = { field: string; reason: TermsReason };

export type CheckedTerms = { ok: true; terms: OfferTerms } | { ok: false; faults: readonly TermsFault[] };

function reasonOf(reason: TermsReason) {
  return (issue: { input?: unknown }) => (issue.input === undefined || issue.input === null ? "missing" : reason);
}

function text(maxLength: number, lines: "one" | "many") {
  return z
    .string({ error: reasonOf("not-a-text") })
    .overwrite((value) => (lines === "many" ? value.replace(/\r\n?/g, "\n") : value).trim())
    .refine((value) => value.length <= maxLength, { error: "too-long", abort: true })
    .refine((value) => isWellFormed(value) && !hasControls(value, lines), { error: "not-a-text", abort: true });
}

function filledIn(maxLength: number) {
  return text(maxLength, "one").refine((value) => !isBlank(value), { error: "empty" });
}

function whole(least: number, most: number, reason: TermsReason) {
  return z
    .number({ error: reasonOf(reason) })
    .refine((value) => Number.isInteger(value) && value >= least, { error: reason, abort: true })
    .refine((value) => value <= most, { error: reason === "not-whole-rupees" ? "too-much" : reason });
}

const rupees = (most: number) => whole(0, most, "not-whole-rupees");
const agreement = { quantity: whole(1, maxQuantity, "not-a-quantity"), agreed: rupees(maxAgreed) };

const pieceLine = z.object(
  {
    id: whole(1, maxProductId, "not-valid"),
    ...agreement,
    size: z.exactOptional(filledIn(maxLengths.size)),
    withDupatta: z.exactOptional(z.boolean({ error: "not-valid" })),
    scent: z.exactOptional(filledIn(maxLengths.scent)),
    kilos: z.exactOptional(whole(1, maxKilos, "not-valid")),
  },
  { error: "not-valid" },
);

const pictureName = z.string({ error: "not-valid" }).regex(/^[\w-]{22}$/, { error: "not-valid" });

const ownLine = z.object(
  {
    ...agreement,
    own: z.object(
      {
        name: filledIn(offerLengths.ownName),
        words: text(offerLengths.ownWords, "many"),
        pictures: z.array(pictureName, { error: "not-valid" }).max(maxOwnPictures, { error: "too-many" }),
      },
      { error: "not-valid" },
    ),
  },
  { error: "not-valid" },
);

const lineSchema = z.unknown().transform((line, context): OfferLine => {
  const isOwn = typeof line === "object" && line !== null && "own" in line && line.own !== undefined;
  const parsed = (isOwn ? ownLine : pieceLine).safeParse(line);
  if (parsed.success) return parsed.data as OfferLine;
  for (const { path, message } of parsed.error.issues)
    context.addIssue({ code: "custom", path: [...path], message, input: line });
  return z.NEVER;
});

const termsSchema = z.object(
  {
    lines: z
      .array(z.unknown(), { error: reasonOf("not-valid") })
      .min(1, { error: "empty" })
      .max(maxLines, { error: "too-many", abort: true })
      .pipe(z.array(lineSchema)),
    delivery: rupees(maxDelivery),
    until: z.int({ error: reasonOf("not-valid") }),
    note: text(offerLengths.note, "many"),
    name: text(maxLengths.name, "one"),
    phone: text(maxLengths.phone, "one"),
    advance: rupees(maxAgreed),
  },
  { error: reasonOf("not-valid") },
);

/** The terms of an offer, whatever a form sent; or everything that is wrong with them. Unknown fields are dropped. */
export function checkTerms(asked: unknown, piece: PieceLookup, now: number): CheckedTerms {
  const parsed = termsSchema.safeParse(asked);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }): TermsFault => {
      const reason = reasons.find((known) => known === message);
      return { field: path.join("."), reason: reason ?? "not-valid" };
    });
    return { ok: false, faults };
  }
  const terms: OfferTerms = parsed.data;
  const faults = [...terms.lines.flatMap((line, index) => lineFaults(line, index, piece)), ...untilFaults(terms, now)];
  if (terms.advance > sumOffer(terms, piece).total) faults.push({ field: "advance", reason: "more-than-total" });
  return faults.length === 0 ? { ok: true, terms } : { ok: false, faults };
}

function lineFaults(line: OfferLine, index: number, piece: PieceLookup): TermsFault[] {
  if (line.own) return [];
  const options: ChoiceOptions | undefined = piece(line.id);
  if (!options) return [{ field: `lines.${index}`, reason: "unknown-piece" }];
  const { size, withDupatta, scent, kilos } = line;
  const offered = {
    size: size === undefined || options.sizes?.includes(size),
    withDupatta: withDupatta === undefined || options.dupatta,
    scent: scent === undefined || options.scents?.includes(scent),
    kilos: kilos === undefined || options.kilos?.includes(kilos),
  };
  return Object.entries(offered).flatMap(([field, isOffered]): TermsFault[] =>
    isOffered ? [] : [{ field: `lines.${index}.${field}`, reason: "unknown-choice" }],
  );
}

function untilFaults({ until }: OfferTerms, now: number): TermsFault[] {
  if (until <= now) return [{ field: "until", reason: "in-the-past" }];
  return dayOf(until) > dayOf(now) + mostDaysAhead ? [{ field: "until", reason: "too-far" }] : [];
}
