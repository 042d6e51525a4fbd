/** While the cart loads. */
export function CartSkeleton() {
  return (
    <div className="noscript:hidden" role="status">
      <p className="text-15 text-ink-2 md:mt-0.5">Opening your cart…</p>
      <div aria-hidden="true" className="mt-5.5 md:with-summary md:mt-8.5">
        <div className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3.5 border-line border-y py-4.5 md:grid-cols-[100px_minmax(0,1fr)_auto] md:gap-x-4 md:py-6.5 wide:grid-cols-[132px_minmax(0,1fr)_auto] wide:gap-x-6">
          <div className="aspect-3/4 bg-sand" />
          <div className="flex flex-col gap-3 pt-1">
            <div className="h-6 w-32 bg-sand" />
            <div className="h-4 w-44 bg-sand" />
            <div className="h-12 w-34 bg-sand" />
          </div>
        </div>
        <div className="mt-6.5 h-90 rounded-card border border-line bg-white md:mt-0" />
      </div>
    </div>
  );
}
