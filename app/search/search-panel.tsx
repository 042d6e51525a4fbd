import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { settings } from "../../catalogue/settings.ts";
import { productPath } from "../../shop/paths.ts";
import type { SearchItem } from "../../shop/search.ts";
import { Icon } from "../components/icon.tsx";
import { optionId, resultsId, SearchResults } from "./search-results.tsx";
import { closeSearch } from "./search-store.ts";
import { type SearchIndex, useSearchIndex } from "./use-search-index.ts";

/** Hangs from the header; everything outside it, Escape, or a picked result closes it. */
export default function SearchPanel({ opener }: { opener: RefObject<HTMLButtonElement | null> }) {
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(-1);
  const index = useSearchIndex();
  const navigate = useNavigate();
  const items = shownItems(index, text);

  useWaysOut(panel, opener);
  useCloseOnNavigation();
  useEffect(() => input.current?.focus(), []);

  function type(value: string): void {
    setText(value);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step && items.length > 0) {
      event.preventDefault();
      setActive((active + step + items.length + (active < 0 && step < 0 ? 1 : 0)) % items.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      const chosen = items[active] ?? (items.length === 1 ? items[0] : undefined);
      if (chosen) navigate(productPath(chosen.id));
    }
  }

  return (
    <>
      <div className="absolute inset-x-0 top-full h-screen bg-scrim" />
      <search
        ref={panel}
        aria-label="Products"
        className="search-panel absolute inset-x-0 top-full bg-white pb-2 shadow-over md:inset-x-auto md:right-[max(var(--page-edge),calc((100%-90rem)/2+var(--page-edge)))] md:mt-2 md:w-[520px]"
      >
        <div className="p-4 pb-3 md:px-5.5 md:pt-5">
          <SearchField input={input} text={text} active={active} items={items} onType={type} onKeyDown={onKeyDown} />
        </div>
        <SearchResults index={index} text={text} items={items} active={active} />
      </search>
    </>
  );
}

function shownItems(index: SearchIndex, text: string): readonly SearchItem[] {
  if (index.state !== "ready") return [];
  if (text.trim() !== "") return index.find(text);
  return settings.searchSamples.flatMap((id) => index.items.find((item) => item.id === id) ?? []);
}

type FieldProps = {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  active: number;
  items: readonly SearchItem[];
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function SearchField({ input, text, active, items, onType, onKeyDown }: FieldProps) {
  const chosen = items[active];
  return (
    <div className="flex h-13 items-center border-2 border-accent focus-within:shadow-[0_0_0_3px_var(--color-halo)]">
      <Icon name="search" className="ml-4 size-5" />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search for a piece"
        aria-expanded={items.length > 0}
        aria-controls={resultsId}
        aria-autocomplete="list"
        {...(chosen ? { "aria-activedescendant": optionId(chosen.id) } : {})}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        className="h-full min-w-0 flex-1 bg-transparent px-3 text-[17px] outline-none"
      />
      {text && (
        <button
          type="button"
          aria-label="Clear"
          onClick={() => {
            onType("");
            input.current?.focus();
          }}
          className="flex size-11 items-center justify-center"
        >
          <Icon name="close" className="size-5" />
        </button>
      )}
    </div>
  );
}

/** Escape, a click elsewhere, or focus that moves on: she is done searching. */
function useWaysOut(panel: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      const inside = [panel, opener].some(({ current }) => target instanceof Node && current?.contains(target));
      if (!inside) closeSearch();
    };
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return;
      closeSearch();
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("keydown", onEscape);
    return () => {
      document.removeEventListener("keydown", onEscape);
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [panel, opener]);
}

function useCloseOnNavigation(): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) closeSearch();
  }, [key]);
}
