import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OwnPassword } from "./own-password.tsx";

// Loaders don't run again after a refusal, so the refusal alone must show the field.
test.each([
  [false, undefined, false],
  [true, undefined, true],
  [false, "Type your password as well.", true],
])("asked for: %s, refused: %j, shown: %s", (isAsked, error, isShown) => {
  const html = renderToStaticMarkup(<OwnPassword isAsked={isAsked} error={error} />);
  expect(html.includes('type="password"')).toBe(isShown);
  if (error) expect(html).toContain(error);
});
