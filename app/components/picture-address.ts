/** Where pictures load from is set when the shop is built; its own origin unless a CDN is named. */
const base: string = import.meta.env.PICTURES_URL ?? "/pictures";

export function pictureAddress(file: string): string {
  return `${base}/${file}`;
}
