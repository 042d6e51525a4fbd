/** By its name, so that what is wrong with a field can lead to it, without script as well. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
