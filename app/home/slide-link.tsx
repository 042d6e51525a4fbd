import { buttonStyle } from "../ui/button-style.ts";
import { BannerArt } from "./banner-art.tsx";
import type { Slide } from "./home-data.server.ts";

type Props = { slide: Slide; label: string; isFirst: boolean; className: string };

/** As the carousel pattern of WAI-ARIA has it. */
const asSlide = (label: string) => ({ role: "group", "aria-roledescription": "slide", "aria-label": label });

const buttons = {
  dark: buttonStyle("light", "group-hover:bg-on-plum"),
  pale: buttonStyle("primary", "group-hover:bg-accent-deep"),
} as const;

/** The whole slide is the link; the button shows it. */
export function SlideLink({ slide, label, isFirst, className }: Props) {
  const { title, line, button, path, ground, dark, art } = slide;
  return (
    <div {...asSlide(label)} className={`banner-slide ${className}`}>
      <a href={path} className={`group flex size-full flex-col ${dark ? "text-white" : "text-ink"}`}>
        <Ground colour={ground} />
        <BannerArt art={art} eager={isFirst} />
        <div className="banner-words">
          <h2 className="max-w-[350px] text-balance font-display text-40 leading-[1.04] md:max-w-[6.5em] md:text-wrap md:text-[clamp(2.25rem,5.28vw,4.75rem)] md:leading-none">
            {title}
          </h2>
          <p
            className={`mt-3 max-w-[350px] text-16 leading-[1.5] md:mt-[1.15em] md:max-w-[min(24.2em,42vw)] md:text-[clamp(.9375rem,1.32vw,1.1875rem)] ${dark ? "text-white" : "text-[#4b3e4d]"}`}
          >
            {line}
          </p>
          <span className={`mt-[18px] md:mt-7.5 ${buttons[dark ? "dark" : "pale"]}`}>{button}</span>
        </div>
      </a>
    </div>
  );
}

/** An attribute of a drawing, since the page's policy refuses style attributes; the seller sets any colour. */
function Ground({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
