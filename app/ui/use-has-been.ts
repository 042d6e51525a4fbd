import { useState } from "react";

/** Whether a condition has been true at any time since the component was mounted. */
export function useHasBeen(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was;
}
