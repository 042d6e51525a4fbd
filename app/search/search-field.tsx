import type { KeyboardEvent, RefObject } from "react";
import type { SearchItem } from "../../shop/search.ts";
import { Icon } from "../components/icon.tsx";
import { optionId, resultsId } from "./search-ids.ts";

type Props = {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  /** Whether there is anything to choose from. */
  expanded: boolean;
  chosen: SearchItem | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function SearchField({ input, text, expanded, chosen, onType, onKeyDown }: Props) {
  return (
    <div className="flex min-h-13 items-stretch rounded-card border-2 border-accent">
      <Icon name="search" className="ml-3.5 size-5.5 self-center" />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search for a piece"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={resultsId}
        aria-activedescendant={chosen && optionId(chosen.id)}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        className="min-w-0 flex-1 px-2.5 text-17 caret-accent outline-none"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear"
          onClick={() => {
            onType("");
            input.current?.focus();
          }}
          className="flex size-11 items-center justify-center self-center"
        >
          <Icon name="close" className="size-5.5" />
        </button>
      )}
    </div>
  );
}
