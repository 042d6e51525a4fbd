import { type ComponentProps, type ReactNode, useId } from "react";
import { Problem } from "../../ui/problem.tsx";
import { FieldHead } from "./field-head.tsx";

type Props = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  /** What is wrong with it, in a sentence. */
  error?: string | undefined;
  /** Beside the label: "only for the desk". */
  hint?: string;
  /** Within the field's right end. */
  children?: ReactNode;
};

export function TextField({ label, error, hint, children, ...input }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="mt-5">
      <FieldHead id={id} label={label} hint={hint} />
      <div className="relative">
        <input
          {...input}
          id={id}
          className={`field ${children ? "pr-18" : ""}`}
          {...(error && { "aria-invalid": true, "aria-describedby": errorId })}
        />
        {children}
      </div>
      {error && <Problem id={errorId}>{error}</Problem>}
    </div>
  );
}
