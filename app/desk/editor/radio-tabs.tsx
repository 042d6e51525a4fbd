type Props<T extends string> = {
  legend: string;
  name: string;
  tabs: readonly { value: T; label: string | undefined }[];
  open: T;
  onOpen: (value: T) => void;
  className: string;
  tabClass: string;
};

/** Tabs made of radio buttons, so that arrow keys move between them. */
export function RadioTabs<T extends string>({ legend, name, tabs, open, onOpen, className, tabClass }: Props<T>) {
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      {tabs.map(({ value, label }) => (
        <label key={value} className={tabClass}>
          <input type="radio" name={name} checked={value === open} onChange={() => onOpen(value)} className="sr-only" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
