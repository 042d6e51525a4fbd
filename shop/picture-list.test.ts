import { expect, test } from "vitest";
import { addPicture, leaveOut, movePicture } from "./picture-list.ts";

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
