// Starts the demo in a folder of its own, twice: both times its pages must answer, the second time at once.
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startDemo } from "./demo-server.ts";
import { freePort } from "./free-port.ts";

const dataDir = await mkdtemp(join(tmpdir(), "warmline-demo-"));
const port = await freePort();

/** A program that looks whether the site is up takes no packed answer, and `fetch` always does: so it is spoken by hand. */
const statusOf = async (url: string, encoding: string) => {
	const [answer] = await once(get(url, { headers: encoding ? { "accept-encoding": encoding } : {} }), "response");
	answer.resume();
	return answer.statusCode;
};

const start = async (mostSeconds: number) => {
	const demo = await startDemo(dataDir, port, mostSeconds);
	for (const path of ["/", "/fr", "/Crisis", "/chat-form"]) {
		for (const encoding of ["", "gzip", "br"]) {
			const status = await statusOf(demo.url + path, encoding);
			if (status !== 200) throw new Error(`${path} answers ${status} where "${encoding}" is understood.`);
		}
	}
	await demo.stop();
	return demo.took;
};

try {
	// A second start takes less than 3 s on a quiet machine; other checks may be running beside this one.
	console.log(`First start ${(await start(60)).toFixed(1)} s, second ${(await start(6)).toFixed(1)} s.`);
} finally {
	await rm(dataDir, { recursive: true, force: true });
}
