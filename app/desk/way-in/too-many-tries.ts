export function tooManyTries(seconds: number): string {
  return `Too many tries. Wait ${waitInWords(seconds)}, then try again.`;
}

/** "40 seconds", "2 minutes" */
function waitInWords(seconds: number): string {
  if (seconds === 1) return "a second";
  return seconds < 100 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
