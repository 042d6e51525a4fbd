import type { ComponentProps } from "react";
import { Nuqta } from "./nuqta.tsx";

/** An error in red behind a nuqta. Without text it is empty but stays in the page, so that `role="alert"` announces it. */
export function Problem({ children, className = "mt-1.5 text-14", ...paragraph }: ComponentProps<"p">) {
  return (
    <p {...paragraph} className={children ? `flex items-baseline gap-1.75 text-red leading-normal ${className}` : ""}>
      {children && (
        <>
          <Nuqta className="text-[0.6em]" />
          <span className="min-w-0">{children}</span>
        </>
      )}
    </p>
  );
}
