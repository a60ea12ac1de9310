import { embeddedAddress } from "../../../server/src/platform/db/embedded/embedded.ts";
import { freePort } from "../../../tools/free-port.ts";
import { hundredCharacters } from "../load/chat-line.ts";
import { http, json } from "../load/http.ts";
import { hears, type Line, openLine, openMany } from "../load/socket.ts";
import { startPinned, whenReady } from "../processes/pinned.ts";
import { connectTo, startDatabase } from "./database.ts";
import { fillSocketio } from "./socketio-history.ts";
import type { Intake, Target } from "./target.ts";

const program = new URL("../socketio/server.ts", import.meta.url).pathname;

const event = (name: string, body: unknown) => `42${JSON.stringify([name, body])}`;
const sendMessage = (chat_id: number) => (client_id: string) =>
	event("send_message", { chat_id, message: hundredCharacters, client_id });

/**
 * Engine.IO's and Socket.IO's handshakes by hand, straight to WebSocket: `0` opens, `40` joins the namespace, `2` is a
 * ping and `3` its pong. Every 25 s a ping must be answered, which the load's own `heard` would swallow, so all of it
 * goes through here.
 */
const openSocket = async (port: number, auth: object, until: string): Promise<Line> => {
	const line = await openLine(port, "/socket.io/?EIO=4&transport=websocket");
	await hears(line, '0{"sid"');
	const joined = hears(line, until);
	line.say(`40${JSON.stringify(auth)}`);
	await joined;
	return answeringPings(line);
};

const ping = "2".charCodeAt(0);

const answeringPings = (line: Line): Line => {
	let heard: Line["heard"] = () => {};
	line.heard = (data, start, end) => {
		if (end - start === 1 && data[start] === ping) line.say("3");
		else heard(data, start, end);
	};
	return {
		...line,
		get heard() {
			return heard;
		},
		set heard(listener) {
			heard = listener;
		},
	};
};

const form = {
	name: "Visitor",
	age: "26-35",
	gender: "other",
	email: "visitor@example.org",
	message: "Hello, is somebody there?",
};

export const socketio: Target = {
	name: "socketio",
	start: async (folder) => {
		const database = await startDatabase(folder);
		const port = await freePort();
		const { host, user, database: name } = embeddedAddress(folder);
		const server = startPinned(program, [], { PORT: String(port), PGHOST: host, PGUSER: user, PGDATABASE: name });
		await whenReady(server, port, "/ready");
		const pool = connectTo(folder);

		const makeAgents = async (count: number) => {
			const { rows } = await pool.query(
				"INSERT INTO agents (name, token) SELECT 'Agent', gen_random_uuid()::text FROM generate_series(1, $1) RETURNING id, token",
				[count],
			);
			return rows;
		};
		const makeChats = async (agents: readonly { id: number }[], count: number) => {
			const { rows } = await pool.query(
				`INSERT INTO chats (token, visitor_name, status, agent_id)
				SELECT gen_random_uuid()::text, 'Visitor', 'active', ($2::int[])[n] FROM generate_series(1, $1::int) n
				RETURNING id, token, agent_id`,
				[count, agents.map(({ id }) => id)],
			);
			return rows;
		};
		const openVisitor = (chat: { id: number; token: string }) =>
			openSocket(port, { chat_id: chat.id, token: chat.token }, '40{"sid"');
		/** An agent is ready when their chats' rooms are joined. */
		const openAgent = (token: string) => openSocket(port, { token }, '42["ready"');

		const openIntake = async (): Promise<Intake> => {
			const [{ token }] = await makeAgents(1);
			const agent = await openAgent(token);
			return {
				once: async () => {
					const start = performance.now();
					const told = hears(agent, '42["new_chat"');
					const started = await json<{ chat_id: number; token: string }>(port, "/chats", {
						method: "POST",
						body: form,
					});
					const [visitor] = await Promise.all([
						openVisitor({ id: started.chat_id, token: started.token }),
						told.then(() => {
							const accepted = hears(agent, '42["chat_assigned"');
							agent.say(event("accept_chat", { chat_id: started.chat_id }));
							return accepted;
						}),
					]);
					const heard = hears(visitor, '42["new_message"');
					agent.say(sendMessage(started.chat_id)("a00000001"));
					await heard;
					const took = performance.now() - start;
					visitor.close();
					return took;
				},
				close: agent.close,
			};
		};

		return {
			servers: [server.pid],
			roots: [server.pid, database.pid],
			openChats: async (count) => {
				const agents = await makeAgents(count);
				const chats = await makeChats(agents, count);
				return openMany(count, async (index) => ({
					visitor: { line: await openVisitor(chats[index]), write: sendMessage(chats[index].id) },
					agent: { line: await openAgent(agents[index].token), write: sendMessage(chats[index].id) },
				}));
			},
			openVisitors: async (count) => {
				const chats = await makeChats([], count);
				return openMany(count, (index) => openVisitor(chats[index]));
			},
			openIntake,
			history: {
				fill: (chats, each) => fillSocketio(pool, chats, each),
				openLast50: async () => {
					const [{ token }] = await makeAgents(1);
					const { rows } = await pool.query("SELECT id FROM chats ORDER BY id");
					return async (place) => {
						const start = performance.now();
						const path = `/chats/${rows[place].id}/messages?limit=50`;
						const answer = await http(port, path, { headers: { authorization: token } });
						if (JSON.parse(answer.body).messages.length !== 50) throw new Error("These are not 50 messages");
						return performance.now() - start;
					};
				},
				openDashboard: async () => {
					const [{ token }] = await makeAgents(1);
					const line = await openAgent(token);
					return {
						first100: async () => {
							const start = performance.now();
							const heard = hears(line, '42["chats"');
							line.say(event("list_chats", { limit: 100 }));
							const text = await heard;
							const [, { chats }] = JSON.parse(text.slice(2));
							if (chats.length !== 100) throw new Error("These are not 100 chats");
							return { ms: performance.now() - start, bytes: Buffer.byteLength(text) };
						},
						close: line.close,
					};
				},
			},
			stop: async () => {
				await pool.end();
				await server.stop();
				await database.stop();
			},
		};
	},
};
