import { courierNames } from "../../../shop/order/courier.ts";
import { RadioTiles } from "../ui/radio-tiles.tsx";

export function CourierTiles({ chosen }: { chosen: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold">Courier</legend>
      <RadioTiles
        name="courier"
        options={courierNames.map((name) => ({ value: name, label: name }))}
        chosen={chosen ?? courierNames[0]}
      />
    </fieldset>
  );
}
