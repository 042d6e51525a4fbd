import { z } from "zod";

/** Schemas of single fields. Their reasons are read after the field's name: "price: is below 100". */
type Issue = { input?: unknown };
export const otherwise = (reason: string) => ({
  error: (issue: Issue) => (issue.input === undefined ? "is missing" : reason),
});

export const textOfAnyLength = z.string(otherwise("must be text"));

/** One line: bounded, trimmed, no control characters. */
export const text = (max: number) =>
  textOfAnyLength
    .min(1, "is empty")
    .max(max, `is longer than ${max} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "holds a line break or another control character")
    .refine((value) => value === value.trim(), "begins or ends with a space");

export const whole = (min: number, max: number) =>
  z
    .number(otherwise("must be a number"))
    .int("must be a whole number")
    .min(min, `is below ${min}`)
    .max(max, `is above ${max}`);

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, otherwise(`must be one of: ${values.join(", ")}`));

export const listOf = <Item extends z.ZodType<string | number>>(item: Item, min: number, max: number) =>
  z
    .array(item, otherwise("must be a list"))
    .min(min, min === 1 ? "is empty" : `has fewer than ${min}`)
    .max(max, `has more than ${max}`)
    .refine((values) => new Set(values).size === values.length, "names the same thing twice");

export const yesOrNo = z.boolean(otherwise("must be true or false"));

export const record = otherwise("must be a record in braces");

/** For `when`: a rule between fields runs if these fields are valid, whatever is wrong with others. */
export const whenValid =
  (...fields: string[]) =>
  ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !issues.some((issue) => fields.includes(String(issue.path?.[0])));
