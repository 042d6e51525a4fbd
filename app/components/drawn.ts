/**
 * What stands inside an icon's `<svg>`, by the icon's name. Pages come with their icons drawn where they stand: nothing
 * more is asked for before the first paint, and the browser has no copies to make, as it has for each `use`. What is
 * made in the browser points at the file instead, so that no script carries drawings. React leaves the inside alone.
 */
export function drawnFrom(sprite: string, file: string): (name: string) => { __html: string } {
  if (!import.meta.env.SSR) return (name) => ({ __html: `<use href="${file}#${name}"/>` });
  const symbols = sprite.matchAll(/<symbol id="([^"]+)"(.+?)<\/symbol>/g);
  // A symbol that is used is shown as an `svg` of its own.
  const drawings = new Map([...symbols].map(([, name, rest]) => [name, `<svg${rest}</svg>`]));
  return (name) => ({ __html: drawings.get(name) ?? "" });
}
