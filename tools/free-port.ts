import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that a system hands out to whoever asks for any: nobody is given it before the server has it. */
const [lowest, above] = [20_000, 32_000];

/**
 * Test workers that run beside each other take from ranges of their own. While one test's server is down, to be started
 * again, another worker's server on its port would be asked in its place.
 */
const workersMost = 8;
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % workersMost;
const range = Math.floor((above - lowest) / workersMost);
const begin = Math.floor(Math.random() * range);
let given = 0;

/** For a server that is about to start here; none twice in this process, until all were given. */
export const freePort = async (): Promise<number> => {
	const port = lowest + worker * range + ((begin + given++) % range);
	const server = createServer().listen(port, "127.0.0.1");
	try {
		await once(server, "listening");
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
		return freePort();
	}
	server.close();
	await once(server, "close");
	return port;
};
