import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { Server, type Socket } from "socket.io";
import { schema } from "./schema.ts";

/**
 * The same product as a team would usually write it first: Socket.IO with a room per chat, and `pg` with one INSERT
 * a message. Everything is left at its default, indexes are where they belong, who may read is checked.
 */
// The connection comes from PGHOST, PGUSER and PGDATABASE.
const pool = new pg.Pool();
await pool.query(schema);

const readBody = async (request: IncomingMessage) => {
	let text = "";
	for await (const part of request) text += part;
	return JSON.parse(text);
};

const answer = (response: ServerResponse, status: number, body: unknown) =>
	response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const http = createServer(async (request, response) => {
	const url = new URL(request.url ?? "/", "http://localhost");
	const ofChat = /^\/chats\/(\d+)\/messages$/.exec(url.pathname);
	if (request.method === "POST" && url.pathname === "/chats") return answer(response, 201, await startChat(request));
	if (!ofChat) return answer(response, url.pathname === "/ready" ? 200 : 404, {});
	if (!(await agentOf(request.headers.authorization))) return answer(response, 401, {});
	const { rows } = await pool.query(
		"SELECT id, chat_id, sender, body, client_id, created_at FROM messages WHERE chat_id = $1 ORDER BY id DESC LIMIT $2",
		[ofChat[1], Number(url.searchParams.get("limit") ?? 50)],
	);
	return answer(response, 200, { messages: rows.reverse() });
});

const io = new Server(http);

const agentOf = async (token: unknown) => {
	const { rows } = await pool.query("SELECT id, name FROM agents WHERE token = $1", [token]);
	return rows[0];
};

const startChat = async (request: IncomingMessage) => {
	const { name, age, gender, email, message } = await readBody(request);
	const token = randomBytes(24).toString("hex");
	const { rows } = await pool.query(
		"INSERT INTO chats (token, visitor_name, age, gender, email) VALUES ($1, $2, $3, $4, $5) RETURNING *",
		[token, name, age, gender, email],
	);
	const chat = rows[0];
	await pool.query("INSERT INTO messages (chat_id, sender, body) VALUES ($1, 'visitor', $2)", [chat.id, message]);
	io.to("agents").emit("new_chat", { ...chat, token: undefined, last_message: message });
	return { chat_id: chat.id, token };
};

const welcomeVisitor = (socket: Socket, chatId: number) => {
	void socket.join(`chat:${chatId}`);
	socket.on("send_message", ({ message, client_id }) => sendMessage(chatId, "visitor", message, client_id));
};

const sendMessage = async (chatId: number, sender: string, body: string, clientId: string) => {
	const { rows } = await pool.query(
		"INSERT INTO messages (chat_id, sender, body, client_id) VALUES ($1, $2, $3, $4) RETURNING id, created_at",
		[chatId, sender, body, clientId],
	);
	const message = {
		id: rows[0].id,
		chat_id: chatId,
		sender,
		body,
		client_id: clientId,
		created_at: rows[0].created_at,
	};
	io.to(`chat:${chatId}`).emit("new_message", message);
};

const welcomeAgent = async (socket: Socket, agentId: number) => {
	const mine = new Set<number>();
	const open = (chatId: number) => {
		mine.add(chatId);
		void socket.join(`chat:${chatId}`);
	};

	socket.on("accept_chat", async ({ chat_id }) => {
		const { rowCount } = await pool.query(
			"UPDATE chats SET status = 'active', agent_id = $1 WHERE id = $2 AND agent_id IS NULL",
			[agentId, chat_id],
		);
		if (rowCount === 1) open(chat_id);
		io.to("agents").emit("chat_assigned", { chat_id, agent_id: rowCount === 1 ? agentId : null });
	});
	socket.on("send_message", ({ chat_id, message, client_id }) => {
		if (mine.has(chat_id)) return sendMessage(chat_id, "agent", message, client_id);
	});
	socket.on("list_chats", async ({ limit }) => {
		const { rows } = await pool.query(
			`SELECT c.id, c.visitor_name, c.age, c.gender, c.email, c.status, c.agent_id, c.created_at,
				m.body AS last_message, m.created_at AS last_message_at
			FROM chats c
			LEFT JOIN LATERAL (
				SELECT body, created_at FROM messages WHERE chat_id = c.id ORDER BY id DESC LIMIT 1
			) m ON true
			WHERE c.status <> 'ended'
			ORDER BY c.created_at DESC LIMIT $1`,
			[limit],
		);
		socket.emit("chats", { chats: rows });
	});

	const { rows } = await pool.query("SELECT id FROM chats WHERE agent_id = $1 AND status = 'active'", [agentId]);
	for (const { id } of rows) open(id);
	void socket.join("agents");
	socket.emit("ready", {});
};

const admit = async (socket: Socket) => {
	const { chat_id, token } = socket.handshake.auth;
	if (chat_id === undefined) {
		socket.data.agent = await agentOf(token);
		return socket.data.agent ? undefined : new Error("not logged in");
	}
	const { rowCount } = await pool.query("SELECT 1 FROM chats WHERE id = $1 AND token = $2", [chat_id, token]);
	return rowCount === 1 ? undefined : new Error("not your chat");
};

io.use((socket, next) => void admit(socket).then(next, next));

io.on("connection", (socket) => {
	if (socket.data.agent) void welcomeAgent(socket, socket.data.agent.id);
	else welcomeVisitor(socket, socket.handshake.auth.chat_id);
});

http.listen(Number(process.env.PORT), "127.0.0.1", 1024);
