import { settings } from "../../catalogue/settings.ts";
import { nuqtaPath } from "../components/nuqta.tsx";

const count = 32;
const box = 300;
const circleRadius = 125.5;
const ringRadius = 144;

/** Every other one is small. They point outwards. */
const nuqtas = Array.from({ length: count }, (_, index) => {
  const width = index % 2 === 0 ? 11.5 : 7.5;
  const scale = width / 24;
  const place = `rotate(${(index * 360) / count}) translate(0 ${-ringRadius})`;
  const size = `translate(${-12 * scale} ${-12.345 * scale}) scale(${scale})`;
  return {
    transform: `${place} ${size}`,
    // Only ever drawn in the browser: the security policy forbids styles in the page's HTML.
    style: {
      animationDelay: `${Math.round((index * settings.placingDelay) / count)}ms`,
      animationDuration: `${settings.placingDelay}ms`,
    },
  };
});

/** Fills in the time that placing takes at least; a trail goes round on while the server needs more. */
export function PlacingRing() {
  return (
    <svg aria-hidden="true" viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} className="absolute inset-0 size-full">
      <circle r={circleRadius} vectorEffect="non-scaling-stroke" className="fill-none stroke-gold-2" />
      {nuqtas.map(({ transform, style }) => (
        <path key={transform} d={nuqtaPath} transform={transform} style={style} className="placing-nuqta fill-accent" />
      ))}
    </svg>
  );
}
