/** "30 seconds", "about 12 minutes": how long the shop asks for, rounded so that she is never back too early. */
export function waitInWords(seconds: number): string {
  if (seconds <= 90) return Math.ceil(seconds) === 1 ? "a second" : `${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `about ${minutes} minutes` : "about an hour";
}
