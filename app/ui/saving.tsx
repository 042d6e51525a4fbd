import { nuqtaPath } from "./nuqta.tsx";

/** In a button while it waits: three nuqtas fill in turn. */
export function Saving({ children }: { children: string }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 26" className="h-2 w-8 overflow-visible">
        {[0, 37, 74].map((x) => (
          <path key={x} d={nuqtaPath} transform={`translate(${x} 0)`} strokeWidth="3" className="saving-dot" />
        ))}
      </svg>
      <span role="status">{children}</span>
    </>
  );
}
