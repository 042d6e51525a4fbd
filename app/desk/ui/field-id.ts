/** Made of the field's name, so that a fault can link to its field without script, too. */
export function deskFieldId(name: string): string {
  return `field-${name}`;
}
