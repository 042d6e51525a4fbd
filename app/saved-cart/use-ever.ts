import { useEffect, useState } from "react";

/** Whether something has been the case since the page was opened. */
export function useEver(isNow: boolean): boolean {
  const [was, setWas] = useState(false);
  useEffect(() => {
    if (isNow) setWas(true);
  }, [isNow]);
  return was;
}
