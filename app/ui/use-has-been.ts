import { useState } from "react";

/** Whether something has been the case since the page was opened. */
export function useHasBeen(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was;
}
