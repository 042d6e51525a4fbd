import { Form, useNavigation } from "react-router";

type Props = {
  /** Posted to the screen's action. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** For screen readers, where the label alone doesn't say which. */
  fullLabel?: string;
  className?: string;
};

const link = "min-h-11 font-semibold text-15 text-accent-deep hover:underline";

/** A form of hidden fields and one button that looks like a link. */
export function PostButton({ fields, label, fullLabel, className = link }: Props) {
  const { formData } = useNavigation();
  const isSending = Object.entries(fields).every(([field, value]) => formData?.get(field) === value);
  return (
    <Form method="post" className="contents" preventScrollReset>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        aria-label={fullLabel}
        aria-disabled={isSending || undefined}
        onClick={(event) => isSending && event.preventDefault()}
        className={className}
      >
        {label}
      </button>
    </Form>
  );
}
