/** Once the next frame has been painted: what she pressed shows that it was felt, and then comes what takes longer. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
