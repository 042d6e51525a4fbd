import { Nuqta } from "../ui/nuqta.tsx";

type Props = {
  label: string;
  dark: boolean;
  items: number;
  dots: number;
  current: number;
  onShow: (dot: number) => void;
};

export function CarouselDots({ label, dark, items, dots, current, onShow }: Props) {
  if (dots < 2) return null;
  return (
    <ul className="noscript:hidden mt-1.5 flex flex-wrap justify-center md:hidden">
      {Array.from({ length: dots }, (_, dot) => {
        const first = dot * 2 + 1;
        const pair = first < items ? `${first} and ${first + 1}` : `${first}`;
        return (
          <li key={first}>
            <button
              type="button"
              className="grid size-11 place-items-center"
              aria-label={`${label}: show ${pair} of ${items}`}
              aria-current={dot === current}
              onClick={() => onShow(dot)}
            >
              {dot === current ? (
                <Nuqta className={`text-[10px] ${dark ? "text-white" : "text-accent"}`} />
              ) : (
                <Nuqta outline className={`text-[6px] ${dark ? "text-on-plum-2" : "text-line-2"}`} />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
