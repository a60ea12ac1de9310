// Loaded into servers that are measured: at SIGUSR2 they collect their garbage, so that what is left is in use.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect: (how: object) => void = runInNewContext("gc");
/** All that is possible, and what is free goes back to the machine. */
const all = { type: "major", execution: "sync", flavor: "last-resort" };

process.on("SIGUSR2", () => {
	// What the first round lets go of holds something else at times.
	collect(all);
	collect(all);
});
