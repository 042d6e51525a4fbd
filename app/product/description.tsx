/** The seller's HTML, sanitised on the server. */
export function Description({ html }: { html: string }) {
  return <section aria-label="Description" className="description mt-6" dangerouslySetInnerHTML={{ __html: html }} />;
}
