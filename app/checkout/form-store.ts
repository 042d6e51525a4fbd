import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { type CheckoutForm, emptyForm } from "../../shop/checkout.ts";
import { parseForm } from "./saved-form.ts";
import { readTab, writeTab } from "./tab-storage.ts";

const savedFormName = "naqsh-checkout-form";

/** What is typed at checkout: kept for this tab until the order is placed. The notes live with the cart. */
const formStore = createStore<CheckoutForm>(() => emptyForm);

export function useCheckoutForm(): CheckoutForm {
  return useStore(formStore);
}

export function changeForm(change: Partial<CheckoutForm>): void {
  formStore.setState(change);
  writeTab(savedFormName, formStore.getState());
}

export function resetForm(): void {
  formStore.setState(emptyForm, true);
  writeTab(savedFormName, undefined);
}

if (typeof window !== "undefined") formStore.setState(parseForm(readTab(savedFormName)), true);
