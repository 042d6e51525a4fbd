/** The seller's HTML, reduced to a few tags when the page was made. */
export function Description({ html }: { html: string }) {
  return <section aria-label="Description" className="description mt-6" dangerouslySetInnerHTML={{ __html: html }} />;
}
