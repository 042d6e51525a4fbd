import { Icon } from "../../ui/icon.tsx";
import { Problem } from "../../ui/problem.tsx";
import { FieldHead } from "./field-head.tsx";
import { fieldId } from "./field-id.ts";

type Props = {
  label: string;
  name: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  error?: string | undefined;
};

export function SelectField({ label, name, value, choices, error }: Props) {
  const id = fieldId(name);
  return (
    <div className="mt-5">
      <FieldHead id={id} label={label} />
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className="field appearance-none pr-11"
          {...(error && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
        >
          {!choices.some((choice) => choice.value === value) && <option value="">Choose one</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5" />
      </div>
      {error && <Problem id={`${id}-error`}>{error}</Problem>}
    </div>
  );
}
