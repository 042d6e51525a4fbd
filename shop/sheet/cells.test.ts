import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxSheetLines, parseCells } from "./cells.ts";

describe("parseCells", () => {
  test.each([
    [
      "cells of a spreadsheet",
      "CN No.\tCOD\r\n779\t4,750\r\n",
      [
        ["CN No.", "COD"],
        ["779", "4,750"],
      ],
    ],
    [
      "commas",
      'CN,COD\n779,"4,750"',
      [
        ["CN", "COD"],
        ["779", "4,750"],
      ],
    ],
    [
      "semicolons beside thousands",
      "CN;COD\n779;4,750\n780;1,200",
      [
        ["CN", "COD"],
        ["779", "4,750"],
        ["780", "1,200"],
      ],
    ],
    [
      "a byte order mark, a doubled quote",
      '\uFEFFCN,Name\n1,"Ali ""Bhai"""',
      [
        ["CN", "Name"],
        ["1", 'Ali "Bhai"'],
      ],
    ],
    [
      "a line break within quotes",
      'CN,Name\n1,"Ali\nKhan"',
      [
        ["CN", "Name"],
        ["1", "Ali Khan"],
      ],
    ],
    [
      "a quote that nobody closes",
      'CN,Name\n1,"Ali\n2,Bano',
      [
        ["CN", "Name"],
        ["1", '"Ali'],
        ["2", "Bano"],
      ],
    ],
    ["a quote within a cell", '1\t5" ring', [["1", '5" ring']]],
    ["empty rows and cells", "\n1,,2\n , ,\n", [["1", "", "2"]]],
    ["numbers kept as text", '="0779",\'0880', [["0779", "0880"]]],
    ["a single column", "779\n780", [["779"], ["780"]]],
    ["nothing", "", []],
  ])("reads %s", (_, text, rows) => {
    expect(parseCells(text)).toEqual(rows);
  });

  test("formulas are text, controls go, cells and rows have an end", () => {
    expect(parseCells("=cmd|' /C calc'!A0\t+1\u0000\u0007")).toEqual([["=cmd|' /C calc'!A0", "+1"]]);
    expect(parseCells("9".repeat(400))[0]?.[0]).toHaveLength(200);
    expect(parseCells(`${"1,2\n".repeat(9000)}`).length).toBeLessThan(maxSheetLines + 100);
    expect(parseCells("a,".repeat(500))[0]?.length).toBeLessThan(100);
  });

  test("never throws, whatever is pasted, and is done soon", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('"', ",", ";", "\t", "\n", "\r", "a", "1", "۴", "\uD800") }),
        (text) => {
          for (const row of parseCells(text)) for (const cell of row) expect(cell).not.toMatch(/[\r\n\t]/);
        },
      ),
    );
    const begun = performance.now();
    for (const unit of ['"', '",', '""', '"\n', ",", "\n", '"a,']) parseCells(unit.repeat(500_000 / unit.length));
    expect(performance.now() - begun).toBeLessThan(5000);
  });

  test("what is written with quotes is read back", () => {
    const cell = fc.string({ unit: fc.constantFrom('"', ",", ";", " ", "a", "1"), maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const filled = rows.map((row) => ["x", ...row, "y"]);
        const text = filled.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join("\t")).join("\r\n");
        const read = parseCells(text).map((row) => row.map((each) => each.replace(/^="(.*)"$/, "$1")));
        expect(read).toEqual(filled.map((row) => row.map((each) => each.trim())));
      }),
    );
  });
});
