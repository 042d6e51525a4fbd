import type { ReactNode } from "react";
import { courierCities } from "../../catalogue/cities.ts";
import { type BillingField, billingFields, type CheckoutForm } from "../../shop/order/checkout.ts";
import { changeForm } from "../placing/form-store.ts";
import { Problem } from "../ui/problem.tsx";
import { StepTitle } from "./step-title.tsx";

export type FieldErrors = Partial<Record<BillingField, string>>;

type Props = {
  form: CheckoutForm;
  errors: FieldErrors;
  /** Hints that don't make a field invalid. */
  questions: FieldErrors;
  onTyped: (field: BillingField) => void;
  /** Below the fields. */
  children: ReactNode;
};

const citiesId = "checkout-cities";

export const checkoutFieldId = (field: BillingField | "screenshotSent") => `checkout-${field}`;

export function BillingDetails({ form, errors, questions, onTyped, children }: Props) {
  return (
    <section aria-labelledby="billing-title" className="@container">
      <StepTitle step={1} id="billing-title">
        Billing details
      </StepTitle>
      <div className="mt-4.5 grid gap-x-4.5 gap-y-4 md:mt-5.5 md:gap-y-5.5 @[32rem]:grid-cols-2">
        {billingFields.map(({ name, label, maxLength, type, inputMode, autoComplete }) => {
          const id = checkoutFieldId(name);
          const error = errors[name];
          const words = error ?? questions[name];
          return (
            <div key={name} className={name === "address" ? "@[32rem]:col-span-2" : ""}>
              <label htmlFor={id} className="mb-1.5 block font-semibold text-14">
                {label}
              </label>
              <input
                id={id}
                name={name}
                dir={type === "text" ? "auto" : "ltr"}
                type={type}
                inputMode={inputMode}
                autoComplete={autoComplete}
                maxLength={maxLength}
                value={form[name]}
                onChange={(event) => {
                  changeForm({ [name]: event.target.value });
                  onTyped(name);
                }}
                aria-required="true"
                aria-invalid={error ? "true" : undefined}
                aria-describedby={words ? `${id}-words` : undefined}
                list={name === "city" ? citiesId : undefined}
                className="field"
              />
              {words && <Problem id={`${id}-words`}>{words}</Problem>}
            </div>
          );
        })}
        {children}
      </div>
      <datalist id={citiesId}>
        {courierCities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </section>
  );
}
