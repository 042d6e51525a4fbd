/** "30 seconds", "about 12 minutes": a Retry-After, rounded up. */
export function retryAfterInWords(seconds: number): string {
  if (seconds <= 90) return Math.ceil(seconds) === 1 ? "a second" : `${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `about ${minutes} minutes` : "about an hour";
}
