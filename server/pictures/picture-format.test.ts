import { expect, test } from "vitest";
import { guessFormat } from "./picture-format.ts";

const box = (...brands: string[]) => Buffer.concat([Buffer.from([0, 0, 0, 28]), Buffer.from(`ftyp${brands.join("")}`)]);

test.each([
  ["jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ["png", Buffer.from("\x89PNG\r\n\x1a\n", "latin1")],
  ["webp", Buffer.from("RIFF\x10\0\0\0WEBPVP8 ", "latin1")],
  ["avif", box("avif", "\0\0\0\0", "avif", "mif1")],
  ["avif", box("mif1", "\0\0\0\0", "mif1", "avif")],
  ["heic", box("heic", "\0\0\0\0", "mif1", "heic")],
  ["heic", box("mif1", "\0\0\0\0", "mif1", "heic")],
])("%s is told by its first bytes", (format, head) => expect(guessFormat(head)).toBe(format));

test.each([
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')],
  ["SVG behind a declaration", Buffer.from('<?xml version="1.0"?><svg>')],
  ["HTML", Buffer.from("<!doctype html>")],
  ["GIF", Buffer.from("GIF89a")],
  ["a film", box("isom", "\0\0\0\0", "mp42")],
  ["a sound", Buffer.from("RIFF\x10\0\0\0WAVEfmt ", "latin1")],
  ["nothing", Buffer.alloc(0)],
])("%s is none that we take", (_, head) => expect(guessFormat(head)).toBeUndefined());
