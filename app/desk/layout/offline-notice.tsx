import { useSyncExternalStore } from "react";
import { formatTime } from "../../../shop/pakistan-days.ts";
import { Nuqta } from "../../ui/nuqta.tsx";
import { connection } from "../connection/connection.ts";

const never = () => undefined;

/** While the shop can't be reached the page stays as it is, and this says that it may be out of date. */
export function OfflineNotice() {
  const lostAt = useSyncExternalStore(connection.subscribe, connection.lostAt, never);
  return (
    <div role="status">
      {lostAt !== undefined && (
        <p className="nums flex min-h-11 items-center gap-2.5 bg-closed px-4 text-13">
          <Nuqta className="text-[8px]" />
          No connection since {formatTime(lostAt)}. This may be old.
        </p>
      )}
    </div>
  );
}
