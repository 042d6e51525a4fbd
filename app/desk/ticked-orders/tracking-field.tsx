import { maxTracking } from "../../../shop/order/courier.ts";
import { Field, type FieldProps } from "../ui/field.tsx";
import { PasteButton } from "./paste-button.tsx";

export function TrackingField(props: Pick<FieldProps, "defaultValue" | "required" | "error">) {
  return (
    <Field
      label="Tracking number"
      hint="as on the courier’s slip"
      name="tracking"
      maxLength={maxTracking}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      controlClass="pr-18"
      end={<PasteButton />}
      {...props}
    />
  );
}
