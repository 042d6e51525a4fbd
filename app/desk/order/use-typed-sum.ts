import { type RefObject, useEffect, useRef, useState } from "react";
import { typedNumber } from "../../../shop/editor/piece-form.ts";
import type { OrderMoney } from "../../../shop/order/money-entries.ts";
import type { OrderRefusal } from "./answer-form.ts";
import { sumSentence } from "./sum-sentence.ts";

type TypedSum = {
  /** Around the field, which stays uncontrolled, so that what was typed before hydration stays. */
  box: { ref: RefObject<HTMLDivElement | null>; onInput: () => void };
  /** Undefined where nothing was typed, NaN where it isn't a number. */
  sum: number | undefined;
  defaultValue: string;
  /** Why the sum was refused, until another one is typed. */
  error: string | undefined;
};

/** A sum of money in a sheet: the usual one, or the one that was refused. */
export function useTypedSum(usual: number, order: OrderMoney, refusal: OrderRefusal | undefined): TypedSum {
  const ref = useRef<HTMLDivElement>(null);
  const refused = refusal?.typed?.sum;
  const defaultValue = refused ?? (usual > 0 ? String(usual) : "");
  const [sum, setSum] = useState(typedNumber(defaultValue));
  const onInput = () => setSum(typedNumber(ref.current?.querySelector("input")?.value ?? ""));
  useEffect(onInput, []);
  const isRefused = refusal?.reason === "sum" && Object.is(sum, typedNumber(refused ?? ""));
  return {
    box: { ref, onInput },
    sum,
    defaultValue,
    error: isRefused ? sumSentence(refusal.fault, order) : undefined,
  };
}
