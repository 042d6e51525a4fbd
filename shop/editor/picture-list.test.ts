import { expect, test } from "vitest";
import { addPicture, arrangedIn, leaveOut, movePicture, rearranged, withArranged } from "./picture-list.ts";

const three = { images: ["1-hero", "1-worn", "1-macro"], hoverImage: "1-worn" };

test("moved up and down, and no further than the ends", () => {
  expect(movePicture(three, "1-macro", 1).images).toEqual(["1-hero", "1-macro", "1-worn"]);
  expect(movePicture(three, "1-hero", -1).images).toEqual(three.images);
  expect(movePicture(three, "1-macro", 9).images).toEqual(three.images);
  expect(movePicture(three, "2-hero", 0)).toEqual(three);
});

test("when the hover picture is moved to the front, the former first one is shown on hover", () => {
  expect(movePicture(three, "1-worn", 0)).toEqual({ images: ["1-worn", "1-hero", "1-macro"], hoverImage: "1-hero" });
  expect(movePicture(three, "1-macro", 0).hoverImage).toBe("1-worn");
});

test("a removed picture is no longer shown on hover; undone, it returns to its position", () => {
  const without = leaveOut(three, "1-worn");
  expect(without).toEqual({ images: ["1-hero", "1-macro"] });
  expect(addPicture(without, "1-worn", 1).images).toEqual(three.images);
});

test("when the first is removed, the hover picture may lead, and another is shown on hover", () => {
  expect(leaveOut(three, "1-hero")).toEqual({ images: ["1-worn", "1-macro"], hoverImage: "1-macro" });
  expect(leaveOut({ images: ["1-hero", "1-worn"], hoverImage: "1-worn" }, "1-hero")).toEqual({ images: ["1-worn"] });
});

test("five at most, and none twice", () => {
  const five = { images: ["1-a", "1-b", "1-c", "1-d", "1-e"] };
  expect(addPicture(five, "1-f")).toEqual(five);
  expect(addPicture(three, "1-hero")).toEqual(three);
  expect(addPicture(three, "1-angle").images.at(-1)).toBe("1-angle");
});

test("the actions of the buttons", () => {
  expect(rearranged(three, "up 1-macro").images).toEqual(["1-hero", "1-macro", "1-worn"]);
  expect(rearranged(three, "down 1-hero").images).toEqual(["1-worn", "1-hero", "1-macro"]);
  expect(rearranged(rearranged(three, "out 1-hero"), "back 1-hero 0").images).toEqual(three.images);
  for (const nothing of ["", "up", "up 9-hero", "sideways 1-hero", "up 1-hero"])
    expect(rearranged(three, nothing)).toEqual(three);
});

test("is read from a record and written to it", () => {
  expect(arrangedIn({ images: ["1-hero"], hoverImage: "1-worn" })).toEqual({ images: ["1-hero"] });
  expect(withArranged({ id: 1, images: [], hoverImage: "1-worn" }, { images: ["1-hero"] })).toEqual({
    id: 1,
    images: ["1-hero"],
  });
});
