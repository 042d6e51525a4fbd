// Loaded before the shop: on SIGUSR2 the wall clock goes back by an hour, while time itself goes on.
// Only Date.now: that is the one clock that the shop reads.
const real = Date.now;
let behind = 0;
Date.now = () => real() - behind;

process.on("SIGUSR2", () => {
  behind = 60 * 60 * 1000;
  process.stdout.write("the clock is an hour back\n");
});
