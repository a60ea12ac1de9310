import { hundredCharacters } from "../load/chat-line.ts";
import { http, json } from "../load/http.ts";
import { hears, openLine, openMany } from "../load/socket.ts";
import { freePort, startPinned, whenReady } from "../processes/pinned.ts";
import { addressOf, connectTo } from "./database.ts";
import { databaseFor } from "./given-database.ts";
import type { History, Intake, Running, Target } from "./target.ts";
import { feedOf } from "./warmline-feed.ts";
import { type Chat, fillHistory, logIn, makeChats, makeMembers } from "./warmline-people.ts";
import { shiftsOf } from "./warmline-shifts.ts";

const program = new URL("../../../server/src/main.ts", import.meta.url).pathname;

const say = (action: string, body: object = {}) => JSON.stringify({ action, ...body });
const fromVisitor = (client_id: string) => say("send_message", { message: hundredCharacters, client_id });
const fromAgent = (chat_id: string) => (client_id: string) =>
	say("send_message", { chat_id, message: hundredCharacters, client_id });

const openVisitor = (port: number, chat: Chat) =>
	openLine(port, `/ws/chat/conversation/${chat.id}/?token=${chat.token}`);

/** Connected, let in, and told everything from here on. */
const openReadyVisitor = async (port: number, chat: Chat) => {
	const line = await openVisitor(port, chat);
	const fetched = hears(line, '"action":"fetch_messages"');
	line.say(say("fetch_messages", { after: 0 }));
	await fetched;
	line.heard = () => {};
	return line;
};

const openAgent = async (port: number, token: string, chat?: Chat) => {
	const line = await openLine(port, `/ws/agent/?token=${token}`);
	const fetched = hears(line, '"action":"assigned_chats"');
	if (chat) line.say(say("join_chat_room", { chat_id: chat.id }));
	line.say(say("fetch_my_assigned_chats"));
	await fetched;
	line.heard = () => {};
	return line;
};

const csrfHeaders = async (port: number) => {
	const answer = await http(port, "/api/v1/csrf/");
	const cookie = answer.cookies.map((one) => one.split(";")[0]).join("; ");
	const { csrf_token } = JSON.parse(answer.body);
	return { cookie, "x-csrftoken": String(csrf_token) };
};

const form = {
	age: "26-35",
	gender: "other",
	email: "visitor@example.org",
	message: "Hello, is somebody there?",
	accept_terms: true,
};

const openIntake = async (port: number, token: string): Promise<Intake> => {
	const agent = await openAgent(port, token);
	const headers = await csrfHeaders(port);
	let visitors = 0;
	const once = async () => {
		// Each visitor has an address of his own, as behind a proxy; one address may not ask so often.
		const address = `10.0.${visitors >> 8}.${visitors++ & 255}`;
		const start = performance.now();
		const told = hears(agent, '"new_unassigned_chat"');
		const { chat_id, visitor_token } = await json<{ chat_id: string; visitor_token: string }>(
			port,
			"/api/v1/chat/initiate-chat/",
			{ method: "POST", body: form, headers: { ...headers, "x-forwarded-for": address } },
		);
		const [visitor] = await Promise.all([
			openReadyVisitor(port, { id: chat_id, token: visitor_token }),
			told.then(() => {
				const accepted = hears(agent, '"chat_assigned"');
				agent.say(say("accept_chat", { chat_id }));
				return accepted;
			}),
		]);
		const heard = hears(visitor, '"a00000001"');
		agent.say(fromAgent(chat_id)("a00000001"));
		await heard;
		const took = performance.now() - start;
		const ended = hears(agent, '"chat_ended"');
		agent.say(say("end_chat", { chat_id }));
		await ended;
		visitor.close();
		return took;
	};
	return { once, close: agent.close };
};

const historyOf = (port: number, pool: ReturnType<typeof connectTo>): History => ({
	fill: (chats, each) => fillHistory(pool, chats, each),
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
			if (JSON.parse(await heard).chats.length !== 100) throw new Error("These are not 100 chats");
			return performance.now() - start;
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
});

export const warmline: Target = {
	name: "warmline",
	start: async (folder): Promise<Running> => {
		const port = await freePort();
		const url = await databaseFor(folder);
		const server = startPinned(program, [], {
			PORT: String(port),
			HOST: "127.0.0.1",
			DATA_DIR: folder,
			DATABASE_URL: url,
			LOG_LEVEL: "warn",
			TRUSTED_PROXIES: "127.0.0.1",
		});
		await whenReady(server, port, "/readyz");
		const pool = connectTo(folder, url);
		return {
			serverPid: server.pid,
			roots: [server.pid],
			openChats: async (count) => {
				const agents = await makeMembers(pool, "listener", count);
				const chats = await makeChats(pool, agents, count);
				return openMany(count, async (index) => {
					const chat = chats[index] ?? { id: "", token: "" };
					return {
						visitor: { line: await openReadyVisitor(port, chat), write: fromVisitor },
						agent: { line: await openAgent(port, agents[index]?.token ?? "", chat), write: fromAgent(chat.id) },
					};
				});
			},
			openVisitors: async (count) => {
				const chats = await makeChats(pool, await makeMembers(pool, "listener", 1), count);
				return openMany(count, (index) => openReadyVisitor(port, chats[index] ?? { id: "", token: "" }));
			},
			openWall: async () => {
				const [supervisor] = await makeMembers(pool, "supervisor", 1);
				const line = await openAgent(port, supervisor?.token ?? "");
				const listed = hears(line, '"action":"fetch_all_chats"');
				line.say(say("fetch_all_chats", { limit: 100 }));
				await listed;
				let told = 0;
				let open = true;
				line.heard = () => {
					told++;
				};
				void line.closed.then(() => {
					open = false;
				});
				return { told: () => told, isOpen: () => open, close: line.close };
			},
			openIntake: async () => openIntake(port, (await makeMembers(pool, "listener", 1))[0]?.token ?? ""),
			history: historyOf(port, pool),
			feed: feedOf(port, pool),
			shifts: shiftsOf(port, pool, addressOf(folder, url)),
			stop: async () => {
				await pool.end();
				await server.stop();
			},
		};
	},
};
