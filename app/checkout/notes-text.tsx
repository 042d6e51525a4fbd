import { isBlank } from "../../shop/typed-text.ts";

export function NotesText({ notes }: { notes: string }) {
  if (isBlank(notes)) return null;
  return (
    <div className="mt-4.5 border-line border-t pt-3 text-15">
      <p className="text-ink-2">Order notes</p>
      <p dir="auto" className="whitespace-pre-line break-words">
        {notes.trim()}
      </p>
    </div>
  );
}
