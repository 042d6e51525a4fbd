import { Form, useSubmit } from "react-router";
import { buttonStyle } from "../../ui/button-style.ts";
import { OptionsField } from "../ui/options-field.tsx";

const options = [
  { value: "yes", label: "With the price" },
  { value: "no", label: "Without" },
];

/** The choice is the page's address. */
export function PriceChoice({ withPrice }: { withPrice: boolean }) {
  const submit = useSubmit();
  return (
    <Form
      replace
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
      className="max-w-100"
    >
      <OptionsField legend="Price" name="price" kind="radio" options={options} selected={[withPrice ? "yes" : "no"]} />
      <p className="mt-3 hidden noscript:block">
        <button type="submit" className={buttonStyle("quiet")}>
          Show it
        </button>
      </p>
    </Form>
  );
}
