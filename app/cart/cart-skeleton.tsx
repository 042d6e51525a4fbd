/** While the cart is being read: its shape, never a wrong count or "empty". */
export function CartSkeleton() {
  return (
    <div className="noscript:hidden" role="status">
      <p className="text-15 text-ink-2 md:mt-0.5">Opening your cart…</p>
      <div aria-hidden="true" className="mt-5.5 border-line border-y py-4.5 md:mt-8.5 md:max-w-[812px] md:py-6.5">
        <div className="grid grid-cols-[92px_1fr] gap-3.5 md:grid-cols-[132px_1fr] md:gap-6">
          <div className="aspect-3/4 bg-sand" />
          <div className="flex flex-col gap-3 pt-1">
            <div className="h-6 w-32 bg-sand" />
            <div className="h-4 w-44 bg-sand" />
            <div className="h-12 w-34 bg-sand" />
          </div>
        </div>
      </div>
    </div>
  );
}
