import logo from "../assets/logo.svg?no-inline";
import logoLight from "../assets/logo-light.svg?no-inline";
import logoStacked from "../assets/logo-stacked.svg?no-inline";
import logoStackedLight from "../assets/logo-stacked-light.svg?no-inline";

const drawings = {
  row: { onPaper: logo, onPlum: logoLight, width: 446, height: 165 },
  stacked: { onPaper: logoStacked, onPlum: logoStackedLight, width: 246, height: 237 },
} as const;

type Props = {
  shape?: keyof typeof drawings;
  /** White letters and lilac dots, for plum grounds. */
  light?: boolean;
  /** At the foot of the page: asked for when it comes near. */
  lazy?: boolean;
  /** Says how high it stands ("h-11"); at least 96 px wide. */
  className: string;
};

export function Logo({ shape = "row", light = false, lazy = false, className }: Props) {
  const { onPaper, onPlum, width, height } = drawings[shape];
  return (
    <img
      src={light ? onPlum : onPaper}
      alt="Naqsh"
      width={width}
      height={height}
      {...(lazy && { loading: "lazy" })}
      className={`w-auto forced-colors:forced-color-adjust-none ${light ? "forced-colors:bg-plum" : "forced-colors:bg-paper"} ${className}`}
    />
  );
}
