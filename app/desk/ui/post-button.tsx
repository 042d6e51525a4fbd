import { Form, useNavigation } from "react-router";

type Props = {
  /** What the screen's action is asked to do, and with what. */
  fields: Readonly<Record<string, string>>;
  label: string;
  /** In full, where the label alone doesn't say which. */
  name?: string;
  className?: string;
};

const link = "min-h-11 font-semibold text-15 text-accent-deep hover:underline";

/** A change that needs no more than a press. */
export function PostButton({ fields, label, name, className = link }: Props) {
  const { formData } = useNavigation();
  const isSending = Object.entries(fields).every(([field, value]) => formData?.get(field) === value);
  return (
    <Form method="post" className="contents" preventScrollReset>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        aria-label={name}
        aria-disabled={isSending || undefined}
        onClick={(event) => isSending && event.preventDefault()}
        className={className}
      >
        {label}
      </button>
    </Form>
  );
}
