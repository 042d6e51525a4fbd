import { Problem } from "../../ui/problem.tsx";
import { Field } from "../ui/field.tsx";

/** The code of her app, or one of her recovery codes: whichever is filled in. The platform opens the second. */
export function CodeFields({ problem }: { problem: string | undefined }) {
  return (
    <>
      <Field
        label="Code from your phone"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...(problem && { "aria-invalid": true, "aria-describedby": "code-problem" })}
      />
      <details className="mt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center font-semibold text-15 text-accent-deep">
          Use a recovery code instead
        </summary>
        <Field label="Recovery code" name="recovery" autoCapitalize="characters" spellCheck={false} />
      </details>
      {problem && (
        <Problem id="code-problem" role="alert">
          {problem}
        </Problem>
      )}
    </>
  );
}

export function codeIn(form: FormData): string {
  return String(form.get("code") || form.get("recovery") || "");
}

export const codeSentences = {
  missing: "Type the code that the app on your phone shows now.",
  wrong: "That code isn’t right, or was used before. Look at the app and type the next one.",
} as const;
