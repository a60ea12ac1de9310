/**
 * Imported before a server, this makes the clock of its machine wrong by `CLOCK_WRONG_BY` hours; each SIGUSR2 makes it
 * as wrong in the other direction, at once.
 */
let wrongBy = Number(process.env.CLOCK_WRONG_BY ?? 0) * 3_600_000;
process.on("SIGUSR2", () => {
	wrongBy = -wrongBy;
});

const Real = Date;
const wrong = () => Real.now() + wrongBy;

globalThis.Date = new Proxy(Real, {
	get: (of, name) => (name === "now" ? wrong : Reflect.get(of, name)),
	apply: () => new Real(wrong()).toString(),
	construct: (of, given, as) =>
		Reflect.construct(of, given.length === 0 ? [wrong()] : given, as === globalThis.Date ? of : as),
});
