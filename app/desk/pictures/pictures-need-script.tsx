export function PicturesNeedScript() {
  return (
    <noscript>
      <p className="mt-3 text-15">Adding pictures needs JavaScript, which is switched off in this browser.</p>
    </noscript>
  );
}
