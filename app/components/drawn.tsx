import type { SVGProps } from "react";

type Props = SVGProps<SVGSVGElement> & { inside: string };

/**
 * Pages come with their icons drawn where they stand: nothing more is asked for before the first paint, and the browser
 * has no copies to make, as it has for each `use`. What is made in the browser points at a file instead, so that no
 * script carries drawings: there the inside is another text than the server's, and React leaves what it finds alone.
 */
export function Drawn({ inside, ...svg }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this project.
  return <svg {...svg} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inside }} />;
}

/** What stands inside an icon, by its name. The sprite is the file's text, for the server alone. */
export function insidesOf(sprite: string, file: string): (name: string) => string {
  if (!import.meta.env.SSR) return (name) => `<use href="${file}#${name}"/>`;
  const symbols = sprite.matchAll(/<symbol id="([^"]+)"(.+?)<\/symbol>/g);
  // A symbol that is used is shown as an `svg` of its own.
  const drawings = new Map([...symbols].map(([, name, rest]) => [name, `<svg${rest}</svg>`]));
  return (name) => drawings.get(name) ?? "";
}
