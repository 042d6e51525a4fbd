import { useEffect, useState } from "react";

/** Which of the sections is at the top of the window; where nothing is scrolled, the one that was asked for. */
export function usePlace(slugs: readonly string[], asked: string | undefined): string | undefined {
  const [place, setPlace] = useState(asked);
  const all = slugs.join(" ");
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = all.split(" ").find((slug) => seen.has(slug));
        if (first) setPlace(first);
      },
      { rootMargin: "0px 0px -70% 0px" },
    );
    for (const slug of all.split(" ")) {
      const section = document.getElementById(slug);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return place ?? slugs[0];
}
