import { useLayoutEffect, useRef, useState } from "react";
import ReactConfetti from "react-confetti";
import { nuqtaPath } from "../ui/nuqta.tsx";

/** Purple, lilac, gold, green. */
const colors = ["#a64ca6", "#d9a3d9", "#b79a63", "#d8c6a0", "#2c7150"];
const nuqta = new Path2D(nuqtaPath);

/** The library calls this with the piece as `this`; its width is between 5 and 20. */
function drawNuqta(this: { w: number }, context: CanvasRenderingContext2D): void {
  const scale = this.w / 24;
  context.scale(scale, scale);
  context.translate(-12, -12);
  context.fill(nuqta);
}

/** 200 nuqtas fall behind the text of the section that holds them. */
export default function Confetti() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} aria-hidden="true" className="confetti pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      {size && <ReactConfetti {...size} numberOfPieces={200} colors={colors} drawShape={drawNuqta} />}
    </div>
  );
}
