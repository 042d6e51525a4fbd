import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type TypedFields, typedFields } from "../../../shop/editor/piece-form.ts";
import { dropDraft } from "./drafts.ts";

type Options<Value, Change> = {
  form: RefObject<HTMLFormElement | null>;
  /** The draft's name on this device. */
  name: string;
  saved: Value;
  /** What the form begins with: what is saved, or what was refused. */
  begun: Value;
  /** What was refused takes precedence over a draft. */
  isRefused: boolean;
  /** What stands in the form, which was rendered with `shown`. */
  read: (fields: TypedFields, shown: Value) => Value;
  changesBetween: (saved: Value, typed: Value) => readonly Change[];
  loadDraft: () => Value | undefined;
  storeDraft: (typed: Value) => void;
};

/** What is typed into an uncontrolled form, beside what is saved. A draft of it stays on this device until it is saved. */
export function useDraft<Value, Change extends { label: string }>(options: Options<Value, Change>) {
  const { form, name, saved, begun, changesBetween } = options;
  const [shown, setShown] = useState(begun);
  const [typed, setTyped] = useState(begun);
  // `replace` may be called twice before the next render.
  const latest = useRef(begun);
  /** The form's key: with another one its fields begin again with `shown`. */
  const [formKey, setFormKey] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const [hasLoaded, setLoaded] = useState(false);
  const changes = changesBetween(saved, typed);
  const isSaved = changes.length === 0;

  function note(value: Value): void {
    setTyped(value);
    latest.current = value;
  }

  function begin(value: Value): void {
    setShown(value);
    note(value);
    setFormKey((key) => key + 1);
  }

  const readForm = () => form.current && options.read(typedFields(new FormData(form.current)), shown);

  function readTyped(): void {
    const now = readForm();
    if (now) note(now);
  }

  const load = useEffectEvent(() => {
    setLoaded(true);
    // What was typed before hydration takes precedence, too.
    const early = readForm();
    if (early && changesBetween(shown, early).length > 0) return note(early);
    const draft = options.isRefused ? undefined : options.loadDraft();
    if (!draft || changesBetween(saved, draft).length === 0) return;
    setRestored(true);
    begin(draft);
  });
  useEffect(() => load(), []);

  const store = useEffectEvent(options.storeDraft);
  useEffect(() => {
    if (!hasLoaded) return;
    if (!isSaved) return store(typed);
    dropDraft(name);
    setRestored(false);
  }, [hasLoaded, isSaved, name, typed]);

  return {
    shown,
    typed,
    changes,
    /** In the words of a sentence, each once. */
    labels: [...new Set(changes.map(({ label }) => label.toLowerCase()))],
    formKey,
    isRestored,
    readTyped,
    /** For what no field of the form holds by itself. */
    replace(update: (value: Value) => Value): void {
      setShown(update);
      note(update(latest.current));
    },
    /** Fills in fields of the form by their names. */
    fill(values: Readonly<Record<string, string>>): void {
      for (const [field, value] of Object.entries(values)) {
        const input = form.current?.elements.namedItem(field);
        if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = value;
        if (input instanceof HTMLSelectElement) input.value = value;
      }
      readTyped();
    },
    throwAway(): void {
      dropDraft(name);
      setRestored(false);
      begin(saved);
    },
  };
}
