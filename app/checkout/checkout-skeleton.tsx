import { useSettings } from "../page/settings.ts";

const field = (
  <div className="flex flex-col gap-2.5">
    <div className="mt-1 h-3.5 w-24 bg-sand" />
    <div className="h-12.5 bg-sand" />
  </div>
);

/** While the cart loads. Nothing in it looks like a field that could be typed in. */
export function CheckoutSkeleton() {
  const { deliveryDays } = useSettings();
  return (
    <div className="noscript:hidden" role="status">
      <p className="sr-only">Opening checkout…</p>
      <div aria-hidden="true" className="mt-5.5 md:mt-8.5 md:with-summary">
        <div className="h-13.5 bg-sand md:hidden" />
        {deliveryDays && <div className="mt-2.5 h-12.5 bg-sand md:hidden" />}
        <div className="mt-9 md:mt-0">
          <div className="h-6.5 w-56 md:h-8 bg-sand" />
          <div className="mt-4.5 grid gap-x-4.5 gap-y-4 md:mt-5.5 md:grid-cols-2 md:gap-y-5.5">
            {field}
            {field}
            <div className="md:col-span-2">{field}</div>
            {field}
            {field}
            <div className="md:col-span-2">{field}</div>
          </div>
        </div>
        <div className="hidden h-90 bg-sand md:block" />
      </div>
    </div>
  );
}
