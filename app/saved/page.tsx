import { SavedList } from "./saved-list.tsx";
import { SharedList } from "./shared-list.tsx";

type Props = { /** The ids of a list that somebody has sent; else empty. */ shared: readonly number[] };

export default function SavedPage({ shared }: Props) {
  return <div className="screen-high">{shared.length > 0 ? <SharedList ids={shared} /> : <SavedList />}</div>;
}
