import { courierNames } from "../../../shop/order/courier.ts";

export function CourierTiles({ chosen }: { chosen: string | undefined }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold">Courier</legend>
      <div className="courier-tiles">
        {courierNames.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="courier"
              value={name}
              defaultChecked={name === (chosen ?? courierNames[0])}
              className="sr-only"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
