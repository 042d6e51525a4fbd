/**
 * A small runtime schema of a type that is sent as JSON: a `typeof` name, a list of one shape, or an object of shapes.
 * "name?" is a field that may be missing or null, "*" any name.
 */
export type Shape<T> = [T] extends [string]
  ? "string"
  : [T] extends [number]
    ? "number"
    : [T] extends [boolean]
      ? "boolean"
      : [T] extends [readonly (infer Item)[]]
        ? readonly [Shape<Item>]
        : string extends keyof T
          ? { readonly [Name in IsNullable<T[string]> extends true ? "*?" : "*"]: Shape<NonNullable<T[string]>> }
          : { readonly [Name in keyof T & string as FieldName<T, Name>]-?: Shape<NonNullable<T[Name]>> };

type IsNullable<Value> = Extract<Value, null | undefined> extends never ? false : true;

type FieldName<T, Name extends keyof T & string> =
  Record<never, never> extends Pick<T, Name> ? `${Name}?` : IsNullable<T[Name]> extends true ? `${Name}?` : Name;

type AnyShape = string | readonly [AnyShape] | { readonly [name: string]: AnyShape };

/** Checks types only, not values. Unknown fields are allowed: a newer release may have added them. */
export function fits<T>(value: unknown, shape: Shape<T>): value is T {
  return has(value, shape as AnyShape);
}

function has(value: unknown, shape: AnyShape): boolean {
  if (typeof shape === "string") return typeof value === shape;
  if (typeof value !== "object" || value === null || Array.isArray(value) !== isList(shape)) return false;
  if (isList(shape)) return Object.values(value).every((item) => has(item, shape[0]));
  const fields: Readonly<Record<string, unknown>> = { ...value };
  return Object.entries(shape).every(([name, inner]) => {
    const bare = name.replace("?", "");
    const values = bare === "*" ? Object.values(fields) : [fields[bare]];
    return values.every((field) => (isNullish(field) ? name !== bare : has(field, inner)));
  });
}

function isNullish(value: unknown): boolean {
  return value === undefined || value === null;
}

function isList(shape: AnyShape): shape is readonly [AnyShape] {
  return Array.isArray(shape);
}
