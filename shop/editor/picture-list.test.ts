import { expect, test } from "vitest";
import { addPicture, arrangedIn, leaveOut, movePicture, rearranged, withArranged } from "./picture-list.ts";

const three = { images: ["1-hero", "1-worn", "1-macro"], hoverImage: "1-worn" };

test("moved up and down, and no further than the ends", () => {
  expect(movePicture(three, "1-macro", 1).images).toEqual(["1-hero", "1-macro", "1-worn"]);
  expect(movePicture(three, "1-hero", -1).images).toEqual(three.images);
  expect(movePicture(three, "1-macro", 9).images).toEqual(three.images);
  expect(movePicture(three, "2-hero", 0)).toEqual(three);
});

test("what shows on hover and is moved to the front leaves that part to the one that led", () => {
  expect(movePicture(three, "1-worn", 0)).toEqual({ images: ["1-worn", "1-hero", "1-macro"], hoverImage: "1-hero" });
  expect(movePicture(three, "1-macro", 0).hoverImage).toBe("1-worn");
});

test("left out, it shows on hover no more; put back, it stands where it stood", () => {
  const without = leaveOut(three, "1-worn");
  expect(without).toEqual({ images: ["1-hero", "1-macro"] });
  expect(addPicture(without, "1-worn", 1).images).toEqual(three.images);
});

test("where the first is left out, the one on hover may lead, and another one shows instead", () => {
  expect(leaveOut(three, "1-hero")).toEqual({ images: ["1-worn", "1-macro"], hoverImage: "1-macro" });
  expect(leaveOut({ images: ["1-hero", "1-worn"], hoverImage: "1-worn" }, "1-hero")).toEqual({ images: ["1-worn"] });
});

test("five is the most, and none stands twice", () => {
  const five = { images: ["1-a", "1-b", "1-c", "1-d", "1-e"] };
  expect(addPicture(five, "1-f")).toEqual(five);
  expect(addPicture(three, "1-hero")).toEqual(three);
  expect(addPicture(three, "1-angle").images.at(-1)).toBe("1-angle");
});

test("as the buttons say it", () => {
  expect(rearranged(three, "up 1-macro").images).toEqual(["1-hero", "1-macro", "1-worn"]);
  expect(rearranged(three, "down 1-hero").images).toEqual(["1-worn", "1-hero", "1-macro"]);
  expect(rearranged(rearranged(three, "out 1-hero"), "back 1-hero 0").images).toEqual(three.images);
  for (const nothing of ["", "up", "up 9-hero", "sideways 1-hero", "up 1-hero"])
    expect(rearranged(three, nothing)).toEqual(three);
});

test("in a record and out of it", () => {
  expect(arrangedIn({ images: ["1-hero"], hoverImage: "1-worn" })).toEqual({ images: ["1-hero"] });
  expect(withArranged({ id: 1, images: [], hoverImage: "1-worn" }, { images: ["1-hero"] })).toEqual({
    id: 1,
    images: ["1-hero"],
  });
});
