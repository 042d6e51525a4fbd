import { type FormEvent, useEffect, useRef } from "react";
import { Form, Link, useLocation, useNavigate, useNavigation, useNavigationType } from "react-router";
import { deskOrdersPath } from "../../../shop/desk/desk-paths.ts";
import { type OrderFilter, orderFilterQuery, parseOrderFilter } from "../../../shop/desk/order-filter.ts";
import { maxSearch } from "../../../shop/desk/order-search.ts";
import { Icon } from "../../ui/icon.tsx";
import { listPath } from "./list-path.ts";

/** Of a list that follows the search: its rows keep their elements. */
export type TypedState = { listKey: string };

export function listKeyOf({ state, key }: { state: unknown; key: string }): string {
  return (state as TypedState | null)?.listKey ?? key;
}

const pauseAfterKey = 150;

/** Tabs and filters stay; work, which has no tabs, is left. */
function withSearch({ work: _, search: __, ...filter }: OrderFilter, typed: string): OrderFilter {
  return typed === "" ? filter : { ...filter, search: typed };
}

/** The list follows what is typed. Without script it is a form. */
export function OrderSearch({ filter, isHidden }: { filter: OrderFilter; isHidden: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const follow = useFollowTyping(input);
  useAddressInField(input, filter.search);
  const leave = () => (document.activeElement as HTMLElement | null)?.blur();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    follow(0);
    leave();
  };
  return (
    <Form
      role="search"
      action={deskOrdersPath}
      onSubmit={submit}
      className={`order-search md:flex ${isHidden ? "hidden" : "flex"}`}
    >
      {[...orderFilterQuery(withSearch(filter, ""))].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <span className="relative min-w-0 grow">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={filter.search}
          onChange={() => follow(pauseAfterKey)}
          maxLength={maxSearch}
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Number, name, phone, city, piece, note or sum"
          placeholder="Number, name, phone, city, piece…"
          className="field peer min-h-11 pr-11 pl-10 max-md:placeholder:text-transparent md:min-h-[50px]"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-1 left-10 hidden content-center truncate text-placeholder max-md:peer-placeholder-shown:block"
        >
          Find…
        </span>
        <Link
          to={listPath(withSearch(filter, ""))}
          replace
          preventScrollReset
          aria-label="Empty the search"
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center peer-placeholder-shown:hidden"
          onClick={() => {
            if (!input.current) return;
            input.current.value = "";
            input.current.focus();
          }}
        >
          <Icon name="close" className="size-5" />
        </Link>
      </span>
      <button type="submit" className="order-search-done">
        Done
      </button>
    </Form>
  );
}

/** Shows what is typed after a pause: replaces the address, and overtakes a request that is under way. */
function useFollowTyping(input: React.RefObject<HTMLInputElement | null>): (pause: number) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const { location: coming } = useNavigation();
  // Read when the pause is over: a tab or a filter may have been pressed meanwhile.
  const latest = useRef({ navigate, location, coming });
  useEffect(() => {
    latest.current = { navigate, location, coming };
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    const { location: here, coming: next, navigate: go } = latest.current;
    const typed = input.current?.value.trim() ?? "";
    const address = next ?? here;
    // An order is being opened.
    if (!address.pathname.endsWith(deskOrdersPath)) return;
    const shown = parseOrderFilter(new URLSearchParams(address.search));
    const asked = parseOrderFilter(new URLSearchParams(orderFilterQuery(withSearch(shown, typed))));
    if ((shown.search ?? "") === (asked.search ?? "")) return;
    const state: TypedState = { listKey: listKeyOf(here) };
    void go(listPath(asked), { replace: true, preventScrollReset: true, state });
  };
  return (pause) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(show, pause);
  };
}

/** The field shows the address's search, unless somebody is typing in it. */
function useAddressInField(input: React.RefObject<HTMLInputElement | null>, search = ""): void {
  const type = useNavigationType();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back within the list changes the key
  useEffect(() => {
    const { current } = input;
    if (current && (document.activeElement !== current || type === "POP")) current.value = search;
  }, [input, search, type, key]);
}
