import { useState } from "react";
import { maxSheetText } from "../../../shop/sheet/cells.ts";
import { Problem } from "../../ui/problem.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

const saveAsCsv = "That is a workbook. Open it, choose Save as CSV, and take that file.";
const tooLarge = "That is more than 500 kB. Paste a part of it.";

/** Reads a file into the text area; nothing is uploaded. */
export function ChooseFile({ onText }: { onText: (text: string) => void }) {
  const [problem, setProblem] = useState("");
  if (!useHydrated()) return null;
  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const text = await fileText(file);
    setProblem(text === undefined ? saveAsCsv : text.length > maxSheetText ? tooLarge : "");
    if (text !== undefined && text.length <= maxSheetText) onText(text);
  }
  return (
    <span className="text-right">
      <label className="sheet-file">
        Choose a file
        <input
          type="file"
          accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv,text/plain"
          className="sr-only"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0]);
            currentTarget.value = "";
          }}
        />
      </label>
      <Problem role="alert">{problem}</Problem>
    </span>
  );
}

/** Undefined for a workbook: .xlsx is a ZIP, .xls an OLE file. */
async function fileText(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 4 * maxSheetText).arrayBuffer());
  const begins = (...expected: number[]) => expected.every((byte, index) => bytes[index] === byte);
  if (begins(0x50, 0x4b) || begins(0xd0, 0xcf)) return undefined;
  return new TextDecoder(begins(0xff, 0xfe) ? "utf-16le" : "utf-8").decode(bytes);
}
