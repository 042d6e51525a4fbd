/** What a bangle's size means, so that a shopper can compare it with a bangle or a hand of hers. */
export type BangleSize = {
  /** The bazaar's: 2.4 is 2 inches and 4 sixteenths across the inside, 2.10 is 2 inches and 10 sixteenths. */
  size: string;
  inches: string;
  /** Across the inside. */
  millimetres: string;
  /** Round the hand where it is widest, thumb and little finger together, in whole centimetres: the inner circumference. */
  hand: string;
};

/** Tenths of a millimetre: sixteenths of an inch times this are exact, so that 57.15 is rounded up. */
const tenthsPerInch = 254;

export function bangleSize(size: string): BangleSize | undefined {
  const [, whole, sixteenths] = /^(\d)\.(\d{1,2})$/.exec(size) ?? [];
  if (whole === undefined || sixteenths === undefined || Number(sixteenths) > 15) return undefined;
  const diameter = (Number(whole) + Number(sixteenths) / 16) * tenthsPerInch;
  return {
    size,
    inches: `${whole} ${sixteenths}/16`,
    millimetres: (Math.round(diameter) / 10).toFixed(1),
    hand: ((diameter * Math.PI) / 100).toFixed(0),
  };
}
