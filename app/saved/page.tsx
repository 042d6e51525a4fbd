import { SavedList } from "./saved-list.tsx";
import { SharedList } from "./shared-list.tsx";

type Props = { /** Of a list that somebody has sent. */ shared: readonly number[] };

/** One page for both: what this device has saved, and what somebody has sent. */
export default function SavedPage({ shared }: Props) {
  return <div className="screen-high">{shared.length > 0 ? <SharedList ids={shared} /> : <SavedList />}</div>;
}
