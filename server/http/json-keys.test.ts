import fc from "fast-check";
import { expect, test } from "vitest";
import { hasAmbiguousKeys } from "./json-keys.ts";

test.each([
  '{"a":1,"a":2}',
  '{"x":{"a":1,"b":2,"a":3}}',
  '[1,{"a":[{"b":1,"b":1}]}]',
  '{"a":1,"\\u0061":2}',
  '{"__proto__":{}}',
  '{"a":{"__proto__":null}}',
  '{"\\u005f_proto__":1}',
])("%s can be read in two ways", (json) => {
  expect(hasAmbiguousKeys(json)).toBe(true);
});

test.each([
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":2}]',
  '{"a":"a","b":"a"}',
  '{"a":"\\",\\"a\\":1","b":"{"}',
  '["a","a"]',
  '{"a":["a","a"],"b":1}',
  '"__proto__"',
  '{"a":"__proto__"}',
  "1",
])("%s can not", (json) => {
  expect(hasAmbiguousKeys(json)).toBe(false);
});

test("what JSON.stringify writes has no duplicate keys", () => {
  const value = fc.jsonValue({ maxDepth: 5 }).filter((some) => !JSON.stringify(some).includes("__proto__"));
  fc.assert(fc.property(value, (some) => !hasAmbiguousKeys(JSON.stringify(some))));
});

test("a duplicate key is found at any depth", () => {
  const key = fc.string().filter((some) => some !== "__proto__");
  fc.assert(
    fc.property(key, fc.jsonValue(), fc.jsonValue(), (name, one, other) => {
      const twice = `{${JSON.stringify(name)}:${JSON.stringify(one)} ,${JSON.stringify(name)} : ${JSON.stringify(other)}}`;
      return hasAmbiguousKeys(`[[${twice}]]`);
    }),
  );
});
