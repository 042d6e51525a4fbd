/** What a size means, so that a shopper can measure a piece she owns. Lengths are in millimetres, one decimal. */
export type SizeFacts = { size: string; innerDiameter: number; innerCircumference: number };

function oneDecimal(tenths: number): number {
  return Math.round(tenths) / 10;
}

/** A ring's size is its inner diameter in millimetres. */
export function ringSize(size: string): SizeFacts | undefined {
  if (!/^\d{1,2}$/.test(size)) return undefined;
  const diameter = Number(size);
  return { size, innerDiameter: diameter, innerCircumference: oneDecimal(diameter * Math.PI * 10) };
}

/** A bangle's size is the bazaar's: 2.4 is 2 inches and 4 sixteenths across the inside. */
export type BangleFacts = SizeFacts & { inches: string };

export function bangleSize(size: string): BangleFacts | undefined {
  const [, whole, sixteenths] = /^(\d)\.(\d{1,2})$/.exec(size) ?? [];
  if (whole === undefined || sixteenths === undefined || Number(sixteenths) > 15) return undefined;
  const inches = Number(whole) + Number(sixteenths) / 16;
  return {
    size,
    inches: `${whole} ${sixteenths}/16`,
    innerDiameter: oneDecimal(inches * 254),
    innerCircumference: oneDecimal(inches * 254 * Math.PI),
  };
}
