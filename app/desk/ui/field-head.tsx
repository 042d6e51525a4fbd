import type { ReactNode } from "react";

type Props = { id: string; label: string; hint?: ReactNode };

/** Above every field: what it is, and at the other end what else is to say. */
export function FieldHead({ id, label, hint }: Props) {
  return (
    <div className="mb-1.5 flex items-baseline justify-between gap-4 text-14">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && <span className="nums text-ink-2">{hint}</span>}
    </div>
  );
}
