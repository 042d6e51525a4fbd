import { Icon } from "../ui/icon.tsx";
import { Nuqta } from "../ui/nuqta.tsx";

type Props = {
  titles: readonly string[];
  current: number;
  isPaused: boolean;
  /** On a dark slide. */
  dark: boolean;
  onToggle: () => void;
  onShow: (slide: number) => void;
};

const target = "grid size-11 place-items-center";

/** Before the slides in DOM order, so that the keyboard reaches Pause first. */
export function BannerControls({ titles, current, isPaused, dark, onToggle, onShow }: Props) {
  return (
    <div className={`banner-controls noscript:hidden ${dark ? "text-white" : "text-ink"}`}>
      <button
        type="button"
        className={target}
        aria-label={isPaused ? "Play slides" : "Pause slides"}
        onClick={onToggle}
      >
        <Icon name={isPaused ? "play" : "pause"} className="size-5" />
      </button>
      {titles.map((title, index) => (
        <button
          key={title}
          type="button"
          className={target}
          aria-label={`Slide ${index + 1} of ${titles.length}: ${title}`}
          aria-current={index === current}
          onClick={() => onShow(index)}
        >
          {index === current ? (
            <Nuqta className={`text-12 ${dark ? "" : "text-accent"}`} />
          ) : (
            <Nuqta outline className="text-[7px]" />
          )}
        </button>
      ))}
    </div>
  );
}
