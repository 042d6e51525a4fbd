import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { mainId } from "./anchors.ts";

/** What comes before that needs no word. */
const patience = 150;

/** A hairline under the header while a page is on its way; who listens is told that this one is about to change. */
export function OnItsWay() {
  const isMoving = useNavigation().state !== "idle";
  const [isLate, setIsLate] = useState(false);

  useEffect(() => {
    if (!isMoving) return;
    const main = document.getElementById(mainId);
    const timer = setTimeout(() => {
      setIsLate(true);
      main?.setAttribute("aria-busy", "true");
    }, patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
      main?.removeAttribute("aria-busy");
    };
  }, [isMoving]);

  return isMoving && <div data-on-its-way hidden={!isLate} className="on-its-way" />;
}
