import { useDeferredValue, useEffect, useMemo, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { courierNames, isTracked } from "../../../shop/order/courier.ts";
import { dayOf, dayToText } from "../../../shop/pakistan-days.ts";
import type { Columns } from "../../../shop/sheet/columns.ts";
import { fitsHeads, proposeColumns } from "../../../shop/sheet/columns.ts";
import { readLines, readSheet, type SheetFault, sheetFaultWords } from "../../../shop/sheet/read-sheet.ts";
import type { SheetDesk } from "../../../shop/sheet/sheet-desk.ts";
import { Problem } from "../../ui/problem.tsx";
import { RadioTiles } from "../ui/radio-tiles.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { ColumnRows } from "./column-rows.tsx";
import { useSheetDraft } from "./use-sheet-draft.ts";

/** Who brings it by hand writes no sheet. */
export const sheetCouriers = courierNames.filter(isTracked);

type Props = {
  /** Of this form: sent twice, it is one sheet. */
  formKey: string;
  courier: string;
  remembered: Awaited<ReturnType<SheetDesk["columns"]>>;
  now: number;
  person: string;
  refused: { fault: SheetFault; text: string; courier: string } | undefined;
};

const textId = "sheet-text";

export function SheetForm({ courier: first, remembered, now, person, refused, formKey }: Props) {
  const { state, formData } = useNavigation();
  const isComparing = state !== "idle" && formData?.has("text") === true;
  const element = useRef<HTMLFormElement>(null);
  const draft = useSheetDraft(element, person, { text: refused?.text ?? "", courier: refused?.courier ?? first });
  const { text, courier, chosen } = draft;
  const read = useDeferredValue(text);
  const known = remembered[courier as keyof typeof remembered];
  const sheet = useMemo(() => readSheet(read), [read]);
  const columns: Columns = { ...proposeColumns(sheet.heads, known), ...chosen };
  const { lines, unreadable } = readLines(sheet, columns);
  const fault = !isComparing && refused && refused.text === text ? refused.fault : undefined;
  useEffect(() => {
    if (refused) document.getElementById(textId)?.focus();
  }, [refused]);
  return (
    <Form
      ref={element}
      method="post"
      encType="multipart/form-data"
      className="sheet-form"
      onChange={draft.read}
      onInput={draft.read}
    >
      <input type="hidden" name="key" value={formKey} />
      <CourierChoice chosen={refused?.courier ?? first} />
      <div className="mt-6 mb-1.5 flex items-baseline justify-between gap-4 text-14">
        <label htmlFor={textId} className="font-semibold">
          The sheet
        </label>
        <ChooseFile onText={draft.fill} />
      </div>
      <textarea
        id={textId}
        name="text"
        rows={6}
        defaultValue={refused?.text}
        spellCheck={false}
        autoComplete="off"
        placeholder="Paste the cells, with their heads."
        aria-invalid={fault ? true : undefined}
        aria-describedby="sheet-fault sheet-found"
        className="field sheet-text"
      />
      <Problem id="sheet-fault" role="alert">
        {fault && sheetFaultWords[fault]}
      </Problem>
      {text !== "" && <p className="mt-1.5 text-13 text-ink-2">It stays on this device until it is booked.</p>}
      {unreadable.length > 0 && lines.length > 0 && (
        <p className="mt-1.5 text-14 text-ink-2">
          {`Left out, without a sum that can be read: ${unreadable.slice(0, 5).join(", ")}${unreadable.length > 5 ? ` and ${unreadable.length - 5} more` : ""}.`}
        </p>
      )}
      {sheet.heads.length > 0 && (
        <ColumnRows
          heads={sheet.heads}
          columns={columns}
          onChoose={draft.choose}
          remembered={known && fitsHeads(sheet.heads, known) ? courier : undefined}
        />
      )}
      <PaidOn today={dayToText(dayOf(now))} />
      <div className="bottom-bar sheet-bar">
        <p id="sheet-found" className="mb-2.5 text-13 text-ink-2 md:mb-0 md:text-15">
          {lines.length === 0
            ? "Cells or CSV, 2,000 lines at most."
            : `${lines.length.toLocaleString("en-US")} ${lines.length === 1 ? "line" : "lines"} found, cells or CSV, 2,000 at most.`}
        </p>
        <SubmitButton saving={isComparing && "Comparing"} className="max-md:w-full">
          {lines.length === 0
            ? "Compare"
            : `Compare ${lines.length.toLocaleString("en-US")} ${lines.length === 1 ? "line" : "lines"}`}
        </SubmitButton>
      </div>
    </Form>
  );
}

function CourierChoice({ chosen }: { chosen: string }) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-1.5 font-semibold text-14">Courier</legend>
      <RadioTiles
        name="courier"
        options={sheetCouriers.map((name) => ({ value: name, label: name }))}
        chosen={chosen}
      />
    </fieldset>
  );
}

function PaidOn({ today }: { today: string }) {
  return (
    <div className="sheet-column mt-6 border-t border-line">
      <label htmlFor="paid-on">Paid out on</label>
      <input id="paid-on" type="date" name="paid-on" defaultValue={today} max={today} className="sheet-select" />
    </div>
  );
}
