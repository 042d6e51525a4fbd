/** The field names the list and the row in it that Enter would open. */
export const resultsId = "search-results";

export function optionId(id: number): string {
  return `search-result-${id}`;
}
