/** Pixels of three channels, row by row. */
export type Pixels = { data: Uint8Array; width: number; height: number };

/**
 * Columns of the edge that are averaged for the continued colour, and columns over which it blends into the picture.
 */
const edge = 8;
const melt = 28;
/** How far inwards the gradient of the light is measured, and how far outwards it continues before it levels off. */
const reach = 40;
const fall = 110;
/**
 * What differs this much from its surroundings is an object (a rod that earrings hang from), not light: continued as it
 * is.
 */
const thing = 6;

export const backdropRecipe = { edge, melt, reach, fall, thing };

/**
 * Centres a picture in a wider one and extends its backdrop to both sides without a visible seam: each row continues in
 * the colour it ends with, follows the gradient of the light, and blurs with distance.
 */
export function extendSideways(picture: Pixels, width: number): Pixels {
  const { height } = picture;
  const start = Math.round((width - picture.width) / 2);
  const end = start + picture.width;
  const data = new Uint8Array(width * height * 3);
  for (let channel = 0; channel < 3; channel += 1) {
    const before = drawOut(picture, channel, 0, 1);
    const after = drawOut(picture, channel, picture.width - 1, -1);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const inside = x - start;
        const outwards = x < width / 2 ? -inside : x - end + 1;
        const share = Math.min(1, Math.max(0, -outwards / melt));
        const beyond = share < 1 ? (x < width / 2 ? before : after)(y, Math.max(0, outwards)) : 0;
        const own = share > 0 ? (picture.data[(y * picture.width + inside) * 3 + channel] ?? 0) : 0;
        data[(y * width + x) * 3 + channel] = Math.round(
          Math.min(255, Math.max(0, own * share + beyond * (1 - share))),
        );
      }
    }
  }
  return { data, width, height };
}

/** The colour of a row at a distance beyond the edge at column `from`; `inwards` is the direction into the picture. */
function drawOut(picture: Pixels, channel: number, from: number, inwards: 1 | -1) {
  const rows = columnMeans(picture, channel, from, inwards);
  const deeper = columnMeans(picture, channel, from + reach * inwards, inwards);
  const light = runningMedian(rows, 24);
  const near = blur(light, 5);
  const far = blur(light, 70);
  const slope = blur(
    rows.map((value, y) => Math.min(0.02, Math.max(-0.12, (value - (deeper[y] ?? value)) / reach))),
    80,
  );
  return (y: number, distance: number): number => {
    const softness = Math.min(1, distance / 260);
    const detail = (rows[y] ?? 0) - (light[y] ?? 0);
    return (
      (near[y] ?? 0) * (1 - softness) +
      (far[y] ?? 0) * softness +
      (slope[y] ?? 0) * fall * (1 - Math.exp(-distance / fall)) +
      (Math.abs(detail) > thing ? detail : 0)
    );
  };
}

function columnMeans({ data, width, height }: Pixels, channel: number, from: number, inwards: 1 | -1): number[] {
  return Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let step = 0; step < edge; step += 1) sum += data[(y * width + from + step * inwards) * 3 + channel] ?? 0;
    return sum / edge;
  });
}

/** Removes what is thinner than the radius and keeps the gradient. */
function runningMedian(values: readonly number[], radius: number): number[] {
  return values.map((_, index) => {
    const around = values.slice(Math.max(0, index - radius), index + radius + 1).sort((one, other) => one - other);
    return around[Math.floor(around.length / 2)] ?? 0;
  });
}

/** Three box blurs approximate a Gaussian. */
function blur(values: readonly number[], radius: number): number[] {
  let result = [...values];
  for (let pass = 0; pass < 3; pass += 1) {
    const source = result;
    const at = (index: number) => source[Math.min(source.length - 1, Math.max(0, index))] ?? 0;
    let sum = 0;
    for (let offset = -radius; offset <= radius; offset += 1) sum += at(offset);
    result = source.map((_, index) => {
      const mean = sum / (2 * radius + 1);
      sum += at(index + radius + 1) - at(index - radius);
      return mean;
    });
  }
  return result;
}
