import type { ReactNode } from "react";

type Props = {
  initials: ReactNode;
  size?: keyof typeof sizes;
  /** Hasn't accepted the invitation yet. */
  isInvited?: boolean;
};

const sizes = { tiny: "size-6 text-[9px]", small: "size-9 text-14", large: "size-11 text-14" } as const;

export function Avatar({ initials, size = "small", isInvited = false }: Props) {
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full border border-line-2 bg-white font-semibold ${sizes[size]} ${isInvited ? "border-dashed" : ""}`}
    >
      {initials}
    </span>
  );
}
