import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below those that a system hands out to whoever asks for any: nobody is given it before the server has it. */
const [lowest, above] = [20_000, 32_000];

/** For a server that is about to start here. */
export const freePort = async (): Promise<number> => {
	const port = randomInt(lowest, above);
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
