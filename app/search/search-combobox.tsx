import type { KeyboardEvent, RefObject } from "react";
import { maxQuery } from "../../shop/limits.ts";
import type { SearchItem } from "../../shop/pieces/search-item.ts";
import { Icon } from "../ui/icon.tsx";
import { optionId, resultsId } from "./result-ids.ts";

type Props = {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** Whether there is anything to choose from. */
  expanded: boolean;
  chosen: SearchItem | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Uncontrolled: what was typed before hydration stays. */
export function SearchCombobox({ input, text, expanded, chosen, onType, onKeyDown }: Props) {
  const clear = () => {
    if (!input.current) return;
    input.current.value = "";
    input.current.focus();
    onType("");
  };
  return (
    <div className="flex min-h-13 items-stretch rounded-card border-2 border-accent">
      <button type="submit" aria-label="Show what is found" className="flex w-11 items-center justify-center">
        <Icon name="search" className="size-5.5" />
      </button>
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the panel is a dialog, whose opening moves the focus here.
        autoFocus
        type="text"
        name="q"
        role="combobox"
        aria-label="Search for a piece"
        placeholder="Jhumkay, a choker, size 17…"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={resultsId}
        aria-activedescendant={chosen && optionId(chosen.id)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxQuery}
        className="min-w-0 flex-1 pr-2.5 text-17 caret-accent outline-none placeholder:text-ink-2"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear"
          onClick={clear}
          className="flex size-11 items-center justify-center self-center"
        >
          <Icon name="close" className="size-5.5" />
        </button>
      )}
    </div>
  );
}
