import { useSettings } from "../page/settings.ts";
import { nuqtaPath } from "../ui/nuqta.tsx";
import { Wordmark } from "../ui/wordmark.tsx";

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
  return { transform: `${place} ${size}`, part: index / count };
});

export function PlacingOrnament() {
  return (
    <>
      <PlacingRing />
      <Wordmark
        className="size-27.5 md:size-37.5"
        lettersClassName="fill-on-plum"
        dotsClassNames={["placing-dots", "placing-dots placing-dots-2", "placing-dots placing-dots-3"]}
      />
    </>
  );
}

/** Fills in the time that placing takes at least; a trail goes round on while the server needs more. */
function PlacingRing() {
  const { placingDelay } = useSettings();
  // Only ever drawn in the browser: the security policy forbids styles in the page's HTML.
  const timed = (part: number) => ({
    animationDelay: `${Math.round(part * placingDelay)}ms`,
    animationDuration: `${placingDelay}ms`,
  });
  return (
    <svg aria-hidden="true" viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} className="absolute inset-0 size-full">
      <circle r={circleRadius} vectorEffect="non-scaling-stroke" className="fill-none stroke-gold-2" />
      {nuqtas.map(({ transform, part }) => (
        <path
          key={transform}
          d={nuqtaPath}
          transform={transform}
          style={timed(part)}
          className="placing-nuqta fill-accent"
        />
      ))}
    </svg>
  );
}
