import { sentNames } from "../../shop/pieces/sent-picture.ts";
import type { MadePicture } from "../pictures/make-versions.ts";
import { filesOf, parsePictureName } from "../pictures/picture-kind.ts";

/** A processed picture of a piece; each file contains its own name. */
export function madePicture(key = "0123456789ab"): MadePicture {
  const { photo: name } = sentNames(key);
  const kind = parsePictureName(name);
  if (!kind) throw new Error(`${name} is no picture's name`);
  const facts = { hash: "abcdef12", width: 1200, height: 1600, tone: "sand", colour: "#e2d2bd" };
  const files = new Map(filesOf(name, kind, facts.hash).map((file) => [file, Buffer.from(file)]));
  return { name, facts, files };
}
