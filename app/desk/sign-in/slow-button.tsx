import { useEffect, useState } from "react";
import { buttonStyle } from "../../ui/button-style.ts";

/** Counts down to the next try. It can be pressed earlier, and is then refused again. */
export function SlowButton({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  if (left === 0)
    return (
      <button type="submit" className={buttonStyle("primary", "mt-5 w-full")}>
        Sign in
      </button>
    );
  return (
    <button type="submit" className={buttonStyle("incomplete", "nums mt-5 w-full")}>
      Sign in again in {Math.floor(left / 60)}:{String(left % 60).padStart(2, "0")}
    </button>
  );
}
