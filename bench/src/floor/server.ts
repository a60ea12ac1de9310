import { createServer } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";

/**
 * The least any server on `ws` can do: what one side of a chat says is handed to the other as it came. Nothing is
 * stored, checked or acknowledged.
 *
 * `/chat/ID/visitor` and `/chat/ID/agent` are the two ends of a chat. At `/agents` one hears of each new chat; a
 * frame `accept:ID` there makes that socket the agent's end of it.
 */
type Chat = { visitor?: WebSocket; agent?: WebSocket };

const chats = new Map<string, Chat>();
const agents = new Set<WebSocket>();
let made = 0;

const chatOf = (id: string): Chat => {
	const chat = chats.get(id) ?? {};
	chats.set(id, chat);
	return chat;
};

const server = createServer((request, response) => {
	if (request.method === "POST") {
		const id = String(++made);
		chatOf(id);
		for (const agent of agents) agent.send(`new_chat:${id}:`);
		response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify({ chat_id: id }));
		return;
	}
	response.writeHead(200).end("ready");
});

const sockets = new WebSocketServer({ server, perMessageDeflate: false, skipUTF8Validation: true });

const welcomeAgent = (socket: WebSocket) => {
	agents.add(socket);
	let chat: Chat = {};
	socket.on("message", (data, binary) => {
		const text = data.toString();
		if (!text.startsWith("accept:")) return chat.visitor?.send(data, { binary });
		chat = chatOf(text.slice("accept:".length));
		socket.send(`accepted:${text.slice("accept:".length)}:`);
	});
	socket.on("close", () => agents.delete(socket));
};

sockets.on("connection", (socket, request) => {
	const [, , id, side] = (request.url ?? "").split("/");
	if (id === undefined) return welcomeAgent(socket);
	const chat = chatOf(id);
	const [own, other] = side === "agent" ? (["agent", "visitor"] as const) : (["visitor", "agent"] as const);
	chat[own] = socket;
	socket.on("message", (data, binary) => chat[other]?.send(data, { binary }));
	socket.on("close", () => chats.delete(id));
});

server.listen(Number(process.env.PORT), "127.0.0.1");
