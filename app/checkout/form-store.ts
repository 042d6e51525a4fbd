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

/** The phone number that she was asked about and stood by: asked once, also when the order has to be tried again. */
const askedStore = createStore<{ phone?: string }>(() => ({}));

export function useAskedPhone(): string | undefined {
  return useStore(askedStore).phone;
}

export function noteAskedPhone(phone: string): void {
  askedStore.setState({ phone });
}

export function resetForm(): void {
  askedStore.setState({}, true);
  formStore.setState(emptyForm, true);
  writeTab(savedFormName, undefined);
}

if (typeof window !== "undefined") {
  const read = () => formStore.setState(parseForm(readTab(savedFormName)), true);
  read();
  // Back from the browser's own cache: another page of this tab may have written since.
  window.addEventListener("pageshow", ({ persisted }) => persisted && read());
}
