import type { SVGProps } from "react";

type Props = SVGProps<SVGSVGElement> & { inside: string };

/**
 * Pages come with their icons drawn where they stand: nothing more is asked for before the first paint, and the browser
 * has no copies to make, as it has for each `use`. What is made in the browser is copied from there, or points at a
 * file, so that no script carries drawings. React leaves the inside alone, whichever it is.
 */
export function Drawn({ inside, ...svg }: Props) {
  return (
    <svg
      // Another drawing is another element.
      key={inside}
      {...svg}
      ref={import.meta.env.SSR ? undefined : (made) => fill(made, inside)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this project.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inside : "" }}
    />
  );
}

/** By what would stand inside instead. */
const drawn = new Map<string, Node>();

function fill(svg: SVGSVGElement | null, inside: string): void {
  const drawing = drawn.get(inside);
  if (!svg || (drawing && svg.firstChild)) return;
  if (drawing) svg.append(...drawing.cloneNode(true).childNodes);
  else if (svg.firstChild) drawn.set(inside, svg.cloneNode(true));
  else svg.innerHTML = inside;
}

/** What stands inside an icon, by its name. The sprite is the file's text, for the server alone. */
export function insidesOf(sprite: string, file: string): (name: string) => string {
  if (!import.meta.env.SSR) return (name) => `<use href="${file}#${name}"/>`;
  const symbols = sprite.matchAll(/<symbol id="([^"]+)"(.+?)<\/symbol>/g);
  // A symbol that is used is shown as an `svg` of its own.
  const drawings = new Map([...symbols].map(([, name, rest]) => [name, `<svg${rest}</svg>`]));
  return (name) => drawings.get(name) ?? "";
}
