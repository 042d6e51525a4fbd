export type FontMetrics = {
  unitsPerEm: number;
  ascent: number;
  /** Below the baseline, as a positive number. */
  descent: number;
  lineGap: number;
  averageWidth: number;
};

type FallbackFace = { family: string; weight: string; names: string[]; of: FontMetrics; as: FontMetrics };

/**
 * A font of the device with the metrics of the web font that is still loading, so that the swap shifts no layout.
 * Several faces may share a family: the browser takes the last one that the device has.
 */
export function fallbackFace({ family, weight, names, of, as }: FallbackFace): string {
  const sizeAdjust = of.averageWidth / of.unitsPerEm / (as.averageWidth / as.unitsPerEm);
  const override = (units: number) => percent(units / of.unitsPerEm / sizeAdjust);
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${override(of.ascent)};
  descent-override: ${override(of.descent)};
  line-gap-override: ${override(of.lineGap)};
}`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
