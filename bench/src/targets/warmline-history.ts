import type pg from "pg";
import type { Sealer } from "../../../server/src/platform/sealing/sealer.ts";
import { http } from "../load/http.ts";
import { hears } from "../load/socket.ts";
import type { History } from "./target.ts";
import { openAgent, say } from "./warmline-lines.ts";
import { fillHistory, logIn, makeMembers } from "./warmline-people.ts";

export const historyOf = (port: number, pool: pg.Pool, sealer: Sealer): History => ({
	fill: (chats, each) => fillHistory(pool, sealer, chats, each),
	openLast50: async () => {
		const { rows } = await pool.query("SELECT id, assigned_agent FROM chats ORDER BY id");
		const headers = { authorization: `Token ${await logIn(pool, rows[0].assigned_agent)}` };
		return async (place) => {
			const start = performance.now();
			const answer = await http(port, `/api/v1/chat/${rows[place].id}/messages/?last=50`, { headers });
			if (JSON.parse(answer.body).results.length !== 50) throw new Error("These are not 50 messages");
			return performance.now() - start;
		};
	},
	openDashboard: async () => {
		const [supervisor] = await makeMembers(pool, "supervisor", 1);
		const line = await openAgent(port, supervisor?.token ?? "");
		const first100 = async () => {
			const start = performance.now();
			const heard = hears(line, '"action":"fetch_all_chats"');
			line.say(say("fetch_all_chats", { limit: 100 }));
			const text = await heard;
			if (JSON.parse(text).chats.length !== 100) throw new Error("These are not 100 chats");
			return { ms: performance.now() - start, bytes: Buffer.byteLength(text) };
		};
		return { first100, close: line.close };
	},
	openSearch: async () => {
		const [supervisor] = await makeMembers(pool, "supervisor", 1);
		const line = await openAgent(port, supervisor?.token ?? "");
		const search = async (query: string) => {
			const start = performance.now();
			const heard = hears(line, '"action":"fetch_all_chats"');
			line.say(say("fetch_all_chats", { limit: 100, query }));
			if (JSON.parse(await heard).chats.length === 0) throw new Error(`Nothing was found for ${query}`);
			return performance.now() - start;
		};
		return { search, close: line.close };
	},
	bytes: async () => {
		const { rows } = await pool.query(
			`SELECT pg_total_relation_size('messages')::float8 / (SELECT count(*) FROM messages) AS message,
				pg_total_relation_size('chats')::float8 / (SELECT count(*) FROM chats) AS chat`,
		);
		return rows[0];
	},
});
