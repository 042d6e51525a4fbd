import { useDeferredValue } from "react";
import { useNavigationType } from "react-router";

/** Who comes by a tap sees first what is in sight; a page that is loaded or come back to is whole at once. */
export function useWhole(): boolean {
  return useDeferredValue(true, useNavigationType() === "POP");
}
