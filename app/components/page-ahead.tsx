import { type RefObject, useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

type Tell = (isStill: boolean) => void;

/** A thumb that scrolls a list pauses for less between two swipes. */
const restMs = 600;

const watched = new Map<Element, Tell>();
const inSight = new Set<Element>();
let resting: ReturnType<typeof setTimeout>;
let sight: IntersectionObserver | undefined;

/** While anything comes into sight or leaves it, she is on her way, down the page or along a row. */
function follow(changes: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) inSight.add(target);
    else if (inSight.delete(target)) watched.get(target)?.(false);
  }
  clearTimeout(resting);
  resting = setTimeout(() => {
    for (const element of inSight) watched.get(element)?.(true);
  }, restMs);
}

/** Tells when an element has come to a stand where it is seen, and when it is gone again; returns how to let go. */
function standsStill(element: Element, tell: Tell): () => void {
  sight ??= new IntersectionObserver(follow, { threshold: 0.5 });
  watched.set(element, tell);
  sight.observe(element);
  return () => {
    sight?.unobserve(element);
    watched.delete(element);
    inSight.delete(element);
  };
}

type Props = {
  page: string;
  /** Where it is seen that she may open it. */
  link: RefObject<Element | null>;
};

/** Fetches a page's data while the link to it stands still in sight; what she scrolls past is left alone. */
export function PageAhead({ page, link }: Props) {
  const [isStill, setIsStill] = useState(false);
  useEffect(() => (link.current ? standsStill(link.current, setIsStill) : undefined), [link]);
  return isStill && <PrefetchPageLinks page={page} />;
}
