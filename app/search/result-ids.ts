export const resultsId = "search-results";

/** For the input's `aria-activedescendant`. */
export function optionId(id: number): string {
  return `search-result-${id}`;
}
