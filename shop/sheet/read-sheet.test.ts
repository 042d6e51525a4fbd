import { describe, expect, test } from "vitest";
import { guessColumns, parseColumns, proposeColumns } from "./columns.ts";
import { readLines, readSheet, sheetFault, trackingKey } from "./read-sheet.ts";
import { parseCharges, parseSum } from "./read-sum.ts";

describe("sums", () => {
  test.each([
    ["4750", 4750],
    ["4,750", 4750],
    ["1,00,450", 100_450],
    ["Rs. 4,750.00", 4750],
    ["PKR 4750", 4750],
    ["4,750/-", 4750],
    ["₨ 250", 250],
    ["۴٬۷۵۰", 4750],
    ["٤٧٥٠", 4750],
    ["4750,00", 4750],
    ["312.50", 313],
    ["", 0],
    ["-", 0],
    ["0", 0],
  ])("%s", (text, sum) => {
    expect(parseSum(text)).toBe(sum);
  });

  test.each(["1.250", "abc", "12-05-2026", "-250", "4 7 5", "1,2,3", "1e9", "=1+1", "99999999999", "4750 Rs 250"])(
    "%s isn't one",
    (text) => {
      expect(parseSum(text)).toBeUndefined();
    },
  );

  test("charges may be written as deducted", () => {
    expect(parseCharges("-250")).toBe(250);
    expect(parseCharges("(1,250.00)")).toBe(1250);
    expect(parseCharges("x")).toBeUndefined();
  });
});

describe("columns", () => {
  test.each([
    ["CN No.,Consignee,COD,Charges", "CN No.", "COD", "Charges", undefined, "Consignee"],
    [
      "Sr No,C/N,Order Ref,Consignee Name,Destination City,COD Amount,Service Charges,GST,Net Payable",
      "C/N",
      "COD Amount",
      "Service Charges",
      "Order Ref",
      "Consignee Name",
    ],
    [
      "Tracking Number,Order ID,Customer Name,Amount Collected,Total Charges,Net Amount,Status,Delivery Date",
      "Tracking Number",
      "Amount Collected",
      "Total Charges",
      "Order ID",
      "Customer Name",
    ],
    ["Consignment #,Shipper Name,Name,Cash,Net", "Consignment #", "Cash", "Net", undefined, "Name"],
    ["AWB,Reference,Invoice Value,COD Charges", "AWB", "Invoice Value", "COD Charges", "Reference", undefined],
    ["CN Date,Booking Date,Status,Weight", undefined, undefined, undefined, undefined, undefined],
  ])("of %s", (heads, tracking, collected, charges, own, name) => {
    expect(guessColumns(heads.split(","))).toEqual(
      Object.fromEntries(
        Object.entries({ tracking, collected, charges, own, name }).filter(([, value]) => value !== undefined),
      ),
    );
  });

  test("those of the latest sheet are proposed, if this one has them", () => {
    const heads = ["CN No.", "COD", "Other sum"];
    const remembered = { tracking: "CN No.", collected: "Other sum" };
    expect(proposeColumns(heads, remembered)).toEqual(remembered);
    expect(proposeColumns(["CN No.", "COD"], remembered)).toEqual({ tracking: "CN No.", collected: "COD" });
  });

  test("of a form, only headings that are there", () => {
    expect(parseColumns({ tracking: "CN", collected: "Nowhere", charges: 5, x: "CN" }, ["CN"])).toEqual({
      tracking: "CN",
    });
    expect(parseColumns("CN")).toEqual({});
  });
});

const tcs = "CN No.\tConsignee\tCOD\tCharges\n779044128\tS YOUSAF\t4750\t250\n779 044 131\tA RAHMAN\t100,450\t620\n";
const columns = { tracking: "CN No.", name: "Consignee", collected: "COD", charges: "Charges" };

describe("a sheet", () => {
  test("is read line by line", () => {
    expect(readLines(readSheet(tcs), columns)).toEqual({
      lines: [
        { tracking: "779044128", own: "", name: "S YOUSAF", collected: 4750, charges: 250 },
        { tracking: "779 044 131", own: "", name: "A RAHMAN", collected: 100_450, charges: 620 },
      ],
      unreadable: [],
    });
  });

  test("titles above, totals and second headings below aren't lines; numbers without a sum are named", () => {
    const text = `TCS Express, payment of 19 November\nAccount 4411\n${tcs}779044140\tB\tsoon\t1\nCN No.\tConsignee\tCOD\tCharges\nTotal\t\t105200\t870\n`;
    const { lines, unreadable } = readLines(readSheet(text), columns);
    expect(lines).toHaveLength(2);
    expect(unreadable).toEqual(["779044140"]);
  });

  test("without headings the columns have numbers", () => {
    const sheet = readSheet("779044128,4750,250\n779044131,100450,620");
    expect(sheet.heads).toEqual(["Column 1", "Column 2", "Column 3"]);
    expect(sheet.rows).toHaveLength(2);
  });

  test("two columns of one name stay two", () => {
    expect(readSheet("CN,COD,COD,\n1,2,3,4").heads).toEqual(["CN", "COD", "COD (3)", "Column 4"]);
  });

  test("where only the net sum is given, the charges are the difference", () => {
    const text = "CN,COD,Net\n779,4750,4500\n780,100,200";
    const read = readLines(readSheet(text), guessColumns(["CN", "COD", "Net"]));
    expect(read.lines).toMatchObject([{ collected: 4750, charges: 250 }]);
    expect(read.unreadable).toEqual(["780"]);
  });

  test("the shop's own number stands in for a missing tracking number", () => {
    const read = readLines(readSheet("CN,Order Ref,COD\n,NQ-7F3K-92,4750"), {
      tracking: "CN",
      own: "Order Ref",
      collected: "COD",
    });
    expect(read.lines).toMatchObject([{ tracking: "NQ-7F3K-92", own: "NQ-7F3K-92" }]);
  });

  test.each([
    ["nothing", "", columns, "no-number"],
    ["words alone", "CN No.\tCOD\nnone\tnone", columns, "no-number"],
    ["a heading alone", "CN No.\tCOD", columns, "no-number"],
    ["no columns", tcs, {}, "no-columns"],
    ["no sum", tcs, { tracking: "CN No." }, "no-columns"],
    ["too much", "1".repeat(500_001), columns, "too-long"],
    ["too many", `CN\tCOD\n${"779\t5\n".repeat(2001)}`, { tracking: "CN", collected: "COD" }, "too-many"],
    ["a sheet", tcs, columns, undefined],
    ["2,000 lines", `CN\tCOD\n${"779\t5\n".repeat(2000)}`, { tracking: "CN", collected: "COD" }, undefined],
  ])("%s", (_, text, chosen, fault) => {
    expect(sheetFault(text, chosen)).toBe(fault);
  });
});

test("a number is the same however it is written", () => {
  expect(["779 044 128", "779-044-128", "۷۷۹۰۴۴۱۲۸", " 779044128 "].map(trackingKey)).toEqual(
    Array(4).fill("779044128"),
  );
  expect(trackingKey("KHI 12-a")).toBe("khi12a");
});
