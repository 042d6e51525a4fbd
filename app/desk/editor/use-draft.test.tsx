// @vitest-environment happy-dom
import { act, useRef } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft, storeDraft } from "./drafts.ts";
import { useDraft } from "./use-draft.ts";

type Value = { title: string };

const name = "page";
const person = "sana";
let editing: ReturnType<typeof useDraft<Value, { label: string }>>;

function Editor({ saved, refused }: { saved: Value; refused?: Value }) {
  const form = useRef<HTMLFormElement>(null);
  editing = useDraft<Value, { label: string }>({
    form,
    name,
    saved,
    begun: refused ?? saved,
    isRefused: refused !== undefined,
    read: (fields) => ({ title: fields.get("title") }),
    changesBetween: (one, other) => (one.title === other.title ? [] : [{ label: "Title" }]),
    loadDraft: () => readDraft(name, person)?.typed as Value | undefined,
    storeDraft: (typed) => storeDraft(name, { person, seen: 0, typed }),
  });
  return (
    <form ref={form} key={editing.formKey} onInput={editing.readTyped}>
      <input name="title" defaultValue={editing.shown.title} />
    </form>
  );
}

const stored = () => readDraft(name, person)?.typed.title;
const input = () => document.querySelector("input") as HTMLInputElement;
const saved = { title: "Returns" };

function open(props: { refused?: Value } = {}) {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Editor saved={saved} {...props} />));
}

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test("what is typed is stored as a draft until the field is as saved again", () => {
  open();
  act(() => editing.fill({ title: "Repairs" }));
  expect([stored(), editing.labels]).toEqual(["Repairs", ["title"]]);
  act(() => editing.fill({ title: "Returns" }));
  expect([stored(), editing.labels]).toEqual([undefined, []]);
});

test("a draft is restored into the form, and can be thrown away", () => {
  storeDraft(name, { person, seen: 0, typed: { title: "Repairs" } });
  open();
  expect([input().value, editing.isRestored, stored()]).toEqual(["Repairs", true, "Repairs"]);
  act(() => editing.throwAway());
  expect([input().value, editing.isRestored, stored()]).toEqual(["Returns", false, undefined]);
});

test("a refused form takes precedence over a draft", () => {
  storeDraft(name, { person, seen: 0, typed: { title: "Repairs" } });
  open({ refused: { title: "" } });
  expect([input().value, editing.isRestored, stored()]).toEqual(["", false, ""]);
});

test("two replacements before the next render both count", () => {
  open();
  act(() => {
    editing.replace(({ title }) => ({ title: `${title} and` }));
    editing.replace(({ title }) => ({ title: `${title} repairs` }));
  });
  expect([editing.typed, editing.shown]).toEqual([{ title: "Returns and repairs" }, { title: "Returns and repairs" }]);
});
