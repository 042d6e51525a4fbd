import { BannerControls } from "./banner-controls.tsx";
import type { Slide } from "./home-data.server.ts";
import { SlideLink } from "./slide-link.tsx";
import { useBanner } from "./use-banner.ts";

/**
 * The first slide is plain HTML, painted before any script. The others wait unlaid-out until the page has loaded,
 * so that their pictures don't; without script all of them stand in a row that scrolls.
 */
export function Banner({ slides }: { slides: readonly Slide[] }) {
  const { region, stage, current, isPaused, isPlaying, isLoaded, show, toggle } = useBanner(slides.length);
  const waiting = isLoaded ? "invisible" : "noscript:block hidden";
  return (
    <section ref={region} aria-roledescription="carousel" aria-label="Collections" className="banner">
      {slides.length > 1 && (
        <BannerControls
          titles={slides.map(({ title }) => title)}
          current={current}
          isPaused={isPaused}
          dark={slides[current]?.dark ?? false}
          onToggle={toggle}
          onShow={show}
        />
      )}
      <div ref={stage} className="banner-stage" aria-live={isPlaying ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <SlideLink
            key={slide.title}
            slide={slide}
            label={`${index + 1} of ${slides.length}`}
            isFirst={index === 0}
            className={index === current ? "" : waiting}
          />
        ))}
      </div>
    </section>
  );
}
