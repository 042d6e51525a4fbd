/**
 * Adds the dupatta to what a description's HTML lists as "In the box", in an element of this class. A seller may have
 * written it there already; then it is those words that get the class.
 */
export function dupattaInTheBox(html: string, className: string): string {
  return html.replace(
    /(<li>In the box:(?:(?!<\/li>).)*?)(?:(?:,| and|, and) (?:its |the )?matching dupatta)?(\.?<\/li>)/s,
    `$1<span class="${className}">, matching dupatta</span>$2`,
  );
}
