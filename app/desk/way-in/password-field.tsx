import { type ComponentProps, useState } from "react";
import { TextField } from "../ui/text-field.tsx";
import { useIsAlive } from "../ui/use-is-alive.ts";

type Props = Omit<ComponentProps<typeof TextField>, "type" | "children">;

/** Without script there is nothing to press. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  const isAlive = useIsAlive();
  return (
    <TextField {...props} type={shown ? "text" : "password"} autoCapitalize="none" spellCheck={false}>
      {isAlive && (
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`${shown ? "Hide" : "Show"} the password`}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 px-4 text-15 font-semibold text-accent-deep"
        >
          {shown ? "Hide" : "Show"}
        </button>
      )}
    </TextField>
  );
}
