import { hundredCharacters } from "../load/chat-line.ts";
import { http, json } from "../load/http.ts";
import { hears, openLine } from "../load/socket.ts";
import type { Intake } from "./target.ts";
import type { Chat } from "./warmline-people.ts";

export const say = (action: string, body: object = {}) => JSON.stringify({ action, ...body });
export const fromVisitor = (client_id: string) => say("send_message", { message: hundredCharacters, client_id });
export const fromAgent = (chat_id: string) => (client_id: string) =>
	say("send_message", { chat_id, message: hundredCharacters, client_id });

export const visitorPath = (chat: Chat) => `/ws/chat/conversation/${chat.id}/?token=${chat.token}`;
const openVisitor = (port: number, chat: Chat) => openLine(port, visitorPath(chat));

/** Connected, let in, and told everything from here on. */
export const openReadyVisitor = async (port: number, chat: Chat) => {
	const line = await openVisitor(port, chat);
	const fetched = hears(line, '"action":"fetch_messages"');
	line.say(say("fetch_messages", { after: 0 }));
	await fetched;
	line.heard = () => {};
	return line;
};

export const openAgent = async (port: number, token: string, chat?: Chat) => {
	const line = await openLine(port, `/ws/agent/?token=${token}`);
	const fetched = hears(line, '"action":"assigned_chats"');
	line.say(say("set_available", { available: true }));
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

export const openIntake = async (port: number, token: string): Promise<Intake> => {
	const agent = await openAgent(port, token);
	const headers = await csrfHeaders(port);
	let visitors = 0;
	const once = async () => {
		// Each visitor has an address of their own, as behind a proxy; one address may not ask so often.
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
