// Loaded into the server before its own files: its clock goes ahead by as many milliseconds as it is told.
let ahead = 0;
const real = Date;
const realNow = Date.now;

real.now = () => realNow() + ahead;
globalThis.Date = new Proxy(real, {
	construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [real.now()] : given, target),
});

process.on("message", (milliseconds) => {
	ahead += Number(milliseconds);
	process.send?.("moved");
});
