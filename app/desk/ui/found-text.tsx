import { markFound } from "../../../shop/desk/found-words.ts";

type Props = {
  text: string;
  search: string | undefined;
  /** Of numbers: marked across their dashes and spaces. */
  isGrouped?: boolean;
};

/** A text with the words of a search marked. */
export function FoundText({ text, search, isGrouped = false }: Props) {
  if (!search) return text;
  return markFound(text, search, { isGrouped }).map((part, index) =>
    part.isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity
      <mark key={index} className="found">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
