import { useEffect, useState } from "react";

/** The section at the top of the viewport; before scrolling, the one that the address names. */
export function useCurrentSection(slugs: readonly string[], asked: string | undefined): string | undefined {
  const [current, setCurrent] = useState(asked);
  const all = slugs.join(" ");
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = all.split(" ").find((slug) => visible.has(slug));
        if (first) setCurrent(first);
      },
      { rootMargin: "0px 0px -70% 0px" },
    );
    for (const slug of all.split(" ")) {
      const section = document.getElementById(slug);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current ?? slugs[0];
}
