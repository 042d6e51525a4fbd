export const resultsId = "search-results";

/** The field names the row that Enter would open. */
export function optionId(id: number): string {
  return `search-result-${id}`;
}
