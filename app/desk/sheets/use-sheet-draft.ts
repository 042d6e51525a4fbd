import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type Columns, parseColumns, type SheetField } from "../../../shop/sheet/columns.ts";
import { dropDraft, readDraft, storeDraft } from "../editor/drafts.ts";

const draftName = "courier-sheet";

type Typed = { text: string; courier: string };

/** What is pasted and chosen. It stays on this device until it is booked. */
export function useSheetDraft(form: RefObject<HTMLFormElement | null>, person: string, begun: Typed) {
  const [typed, setTyped] = useState(begun);
  const [chosen, setChosen] = useState<Columns>({});

  function read(): void {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const text = String(fields.get("text") ?? "").replaceAll("\r\n", "\n");
    setTyped({ text, courier: String(fields.get("courier") ?? begun.courier) });
  }

  function fill(text: string): void {
    const area = form.current?.elements.namedItem("text");
    if (area instanceof HTMLTextAreaElement) area.value = text;
    setChosen({});
    read();
  }

  const load = useEffectEvent(() => {
    const early = form.current && new FormData(form.current).get("text");
    const draft = early ? undefined : readDraft(draftName, person)?.typed;
    if (typeof draft?.text !== "string") return read();
    for (const radio of form.current?.querySelectorAll<HTMLInputElement>("input[name=courier]") ?? [])
      radio.checked ||= radio.value === draft.courier;
    fill(draft.text);
    setChosen(parseColumns(draft.chosen));
  });
  useEffect(() => load(), []);

  const { text, courier } = typed;
  useEffect(() => {
    if (text !== "") storeDraft(draftName, { person, seen: 0, typed: { text, courier, chosen } });
  }, [text, courier, chosen, person]);

  return {
    text,
    courier,
    chosen,
    read: () => {
      read();
    },
    fill,
    choose: (field: SheetField, head: string) => setChosen({ ...chosen, [field]: head }),
  };
}

/** The sheet's page remembers which sheet the draft became, and drops it once something of that is booked. */
export function settleSheetDraft(person: string, id: number, isBooked: boolean): void {
  const draft = readDraft(draftName, person);
  if (!draft) return;
  const { sheet } = draft.typed;
  if (isBooked && sheet === id) dropDraft(draftName);
  else if (!isBooked && sheet === undefined) storeDraft(draftName, { ...draft, typed: { ...draft.typed, sheet: id } });
}
