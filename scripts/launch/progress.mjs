const terminal = process.stdout.isTTY;

/**
 * Shows the progress of a long step: in place on a terminal, a line now and then in a log. `detail` is called each
 * time; `end` prints the time taken.
 * @param {string} title
 * @param {() => string} [detail]
 */
export function reportProgress(title, detail = () => "") {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(terminal ? 0 : 1)} s`;
  const line = () => [title, detail(), seconds()].filter(Boolean).join(" · ");
  const show = () => process.stdout.write(terminal ? `\r\x1b[K${line()}` : `${line()}\n`);
  process.stdout.write(terminal ? title : `${title}…\n`);
  const timer = setInterval(show, terminal ? 500 : 15_000);
  return {
    end() {
      clearInterval(timer);
      process.stdout.write(terminal ? `\r\x1b[K${line()}\n` : `${line()}\n`);
    },
  };
}
