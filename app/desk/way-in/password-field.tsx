import { useState } from "react";
import { Field, type FieldProps } from "../ui/field.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";

type Props = Omit<FieldProps, "type" | "end">;

export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      controlClass="pr-18"
      end={
        isHydrated && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`${shown ? "Hide" : "Show"} the password`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 px-4 text-15 font-semibold text-accent-deep"
          >
            {shown ? "Hide" : "Show"}
          </button>
        )
      }
    />
  );
}
