// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Picture } from "./picture.tsx";
import { settlingMs } from "./use-back-online.ts";

const hero = { name: "1-hero", hash: "a1b2c3d4", width: 810, height: 1080, tone: "sand" };
const worn = { ...hero, name: "1-worn", hash: "99999999" };
const picture = (of = hero) => <Picture of={of} alt="Aina: a bridal set" sizes="50vw" />;

let place: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  place = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  act(() => root?.unmount());
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** `complete` is true after a failure, too; an image without pixels has failed. */
function images(state: { complete: boolean; naturalWidth: number }) {
  for (const key of ["complete", "naturalWidth"] as const) {
    vi.spyOn(HTMLImageElement.prototype, key, "get").mockReturnValue(state[key] as never);
  }
}

test("a picture that fails shows its alt text; once online again it is retried, and so is another picture", () => {
  images({ complete: false, naturalWidth: 0 });
  root = createRoot(place);
  act(() => root?.render(picture()));
  const image = place.querySelector("img");
  expect(image).not.toBeNull();

  act(() => void image?.dispatchEvent(new Event("error")));
  expect(place.querySelector("img")).toBeNull();
  expect(place.querySelector(".picture.tone-sand .picture-words")?.textContent).toBe("Aina: a bridal set");

  vi.useFakeTimers();
  act(() => void window.dispatchEvent(new Event("online")));
  // Nothing goes through yet.
  expect(place.querySelector("img")).toBeNull();
  act(() => void vi.advanceTimersByTime(settlingMs));
  vi.useRealTimers();
  expect(place.querySelector("img")).not.toBeNull();
  act(() => void place.querySelector("img")?.dispatchEvent(new Event("error")));
  expect(place.querySelector("img")).toBeNull();

  act(() => root?.render(picture(worn)));
  expect(place.querySelector("img")?.getAttribute("src")).toContain("1-worn.99999999");
});

test.each([
  ["failed", { complete: true, naturalWidth: 0 }, false],
  ["arrived", { complete: true, naturalWidth: 480 }, true],
  ["is still under way", { complete: false, naturalWidth: 0 }, true],
])("one that %s before the page was hydrated is told apart", (_, state, shows) => {
  images(state);
  place.innerHTML = renderToString(picture());
  act(() => {
    root = hydrateRoot(place, picture());
  });
  expect(place.querySelector("img") !== null).toBe(shows);
});
