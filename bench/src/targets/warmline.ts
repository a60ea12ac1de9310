import { freePort } from "../../../tools/free-port.ts";
import { serverProgram, serverWords } from "../../../tools/server-program.ts";
import { startPinned, whenReady } from "../processes/pinned.ts";
import { addressOf, connectTo } from "./database.ts";
import { databaseFor } from "./given-database.ts";
import type { Target } from "./target.ts";
import { sealerOf } from "./warmline-people.ts";
import { societyOn } from "./warmline-society.ts";

export const warmline: Target = {
	name: "warmline",
	start: async (folder) => {
		const port = await freePort();
		const url = await databaseFor(folder);
		const settings = {
			PORT: String(port),
			HOST: "127.0.0.1",
			DATA_DIR: folder,
			DATABASE_URL: url,
			LOG_LEVEL: "warn",
			TRUSTED_PROXIES: "127.0.0.1",
		};
		const server = startPinned(serverProgram, ["--open"], settings, serverWords);
		await whenReady(server, port, "/readyz");
		const pool = connectTo(folder, url);
		return {
			...societyOn({ ports: [port], pool, sealer: await sealerOf(folder), address: addressOf(folder, url) }),
			servers: [server.pid],
			roots: [server.pid],
			stop: async () => {
				await pool.end();
				await server.stop();
			},
		};
	},
};
