import { Mark } from "../components/mark.tsx";
import { PlacingRing } from "./placing-ring.tsx";

export default function PlacingOrnament() {
  return (
    <>
      <PlacingRing />
      <Mark
        className="size-27.5 md:size-37.5"
        lettersClassName="fill-on-plum"
        dotsClassNames={["placing-dots", "placing-dots placing-dots-2", "placing-dots placing-dots-3"]}
      />
    </>
  );
}
