import { Form } from "react-router";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  action: string;
  /** What else narrows the list: it stays as it is. */
  within: Readonly<Record<string, string | undefined>>;
  search: string | undefined;
  maxLength: number;
  label: string;
  /** What can be looked for, and the beginning of it where a phone has no room for all. */
  hint: string;
  shortHint: string;
  isHidden?: boolean;
};

export function SearchForm({ action, within, search, maxLength, label, hint, shortHint, isHidden = false }: Props) {
  return (
    <Form
      role="search"
      className={`relative min-w-0 grow md:block md:max-w-90 md:grow-0 md:basis-90 ${isHidden ? "hidden" : ""}`}
      action={action}
    >
      {Object.entries(within).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5" />
      <input
        key={search}
        type="search"
        name="q"
        defaultValue={search}
        maxLength={maxLength}
        aria-label={label}
        placeholder={hint}
        className="field peer min-h-11 pl-10 max-md:placeholder:text-transparent md:min-h-[50px]"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-1 left-10 hidden content-center truncate text-placeholder max-md:peer-placeholder-shown:block"
      >
        {shortHint}
      </span>
    </Form>
  );
}
