// Loaded before the shop: on SIGUSR2 the wall clock is set back by an hour. Only Date.now is replaced: the shop reads
// no other clock.
const real = Date.now;
let behind = 0;
Date.now = () => real() - behind;

process.on("SIGUSR2", () => {
  behind = 60 * 60 * 1000;
  process.stdout.write("the clock is an hour back\n");
});
