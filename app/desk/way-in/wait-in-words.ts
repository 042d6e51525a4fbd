/** "40 seconds", "2 minutes": as exact as somebody who waits needs it. */
export function waitInWords(seconds: number): string {
  if (seconds === 1) return "a second";
  if (seconds < 100) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
