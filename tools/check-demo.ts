// Starts the demo in a folder of its own, twice: both times it must answer, the second time at once.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startDemo } from "./demo-server.ts";

const dataDir = await mkdtemp(join(tmpdir(), "warmline-demo-"));
const port = await freePort();

const start = async (mostSeconds: number) => {
	const demo = await startDemo(dataDir, port, mostSeconds);
	await demo.stop();
	return demo.took;
};

try {
	// A second start takes less than 3 s on a quiet machine; other checks may be running beside this one.
	console.log(`First start ${(await start(60)).toFixed(1)} s, second ${(await start(6)).toFixed(1)} s.`);
} finally {
	await rm(dataDir, { recursive: true, force: true });
}
