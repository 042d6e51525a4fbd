type Props<T extends string> = {
  legend: string;
  name: string;
  tabs: readonly { value: T; label: string | undefined }[];
  open: T;
  onOpen: (value: T) => void;
  /** What the row and each of its tabs look like. */
  looks: readonly [row: string, tab: string];
};

/** One of a few views at a time, chosen as radio buttons are: by arrow keys, too. */
export function RadioTabs<T extends string>({ legend, name, tabs, open, onOpen, looks: [row, tab] }: Props<T>) {
  return (
    <fieldset className={row}>
      <legend className="sr-only">{legend}</legend>
      {tabs.map(({ value, label }) => (
        <label key={value} className={tab}>
          <input type="radio" name={name} checked={value === open} onChange={() => onOpen(value)} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
