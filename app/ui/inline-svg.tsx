import type { SVGProps } from "react";

type Props = SVGProps<SVGSVGElement> & { content: string };

/**
 * An SVG whose markup stands in the page's HTML: the first paint waits for no file, and no `<use>` has to be cloned.
 * In the browser `content` is a reference to a file instead, so that no script carries drawings: a new element gets a
 * copy of the same drawing from the page, or that reference. React leaves the content alone, whichever it is.
 */
export function InlineSvg({ content, ...svg }: Props) {
  return (
    <svg
      // Remounts when the drawing changes: the ref callback fills a new element.
      key={content}
      {...svg}
      ref={import.meta.env.SSR ? undefined : (made) => fill(made, content)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this project.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? content : "" }}
    />
  );
}

/** Drawings found in the page, by the reference that would stand in their place. */
const drawings = new Map<string, Node>();

function fill(svg: SVGSVGElement | null, content: string): void {
  const drawing = drawings.get(content);
  if (!svg || (drawing && svg.firstChild)) return;
  if (drawing) svg.append(...drawing.cloneNode(true).childNodes);
  else if (svg.firstChild) drawings.set(content, svg.cloneNode(true));
  else svg.innerHTML = content;
}

/** An icon's markup by its name. The sprite is the file's text, which only the server has. */
export function symbolMarkup(sprite: string, file: string): (name: string) => string {
  if (!import.meta.env.SSR) return (name) => `<use href="${file}#${name}"/>`;
  const symbols = sprite.matchAll(/<symbol id="([^"]+)"(.+?)<\/symbol>/g);
  // As `<use>` would render it.
  const icons = new Map([...symbols].map(([, name, rest]) => [name, `<svg${rest}</svg>`]));
  return (name) => icons.get(name) ?? "";
}
