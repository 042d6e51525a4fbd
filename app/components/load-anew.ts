/** Only if the shop answers: the browser's own error, or a proxy's, would take the page away. */
export async function loadAnew(): Promise<void> {
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  if (answer && answer.status < 500) location.reload();
}
