import { freePort } from "../../../tools/free-port.ts";
import { hundredCharacters } from "../load/chat-line.ts";
import { json } from "../load/http.ts";
import { hears, openLine, openMany } from "../load/socket.ts";
import { startPinned, whenReady } from "../processes/pinned.ts";
import type { Target } from "./target.ts";

const program = new URL("../floor/server.ts", import.meta.url).pathname;

const write = (clientId: string) =>
	JSON.stringify({ action: "send_message", message: hundredCharacters, client_id: clientId });

export const floor: Target = {
	name: "floor",
	start: async () => {
		const port = await freePort();
		const server = startPinned(program, [], { PORT: String(port) });
		await whenReady(server, port, "/");
		const openEnd = (chat: string, side: string) => openLine(port, `/chat/${chat}/${side}`);
		return {
			servers: [server.pid],
			roots: [server.pid],
			openChats: (count) =>
				openMany(count, async (index) => ({
					visitor: { line: await openEnd(`load-${index}`, "visitor"), write },
					agent: { line: await openEnd(`load-${index}`, "agent"), write },
				})),
			openVisitors: (count) => openMany(count, (index) => openEnd(`idle-${index}`, "visitor")),
			openIntake: async () => {
				const agent = await openLine(port, "/agents");
				return {
					once: async () => {
						const start = performance.now();
						const told = hears(agent, "new_chat:");
						const { chat_id } = await json<{ chat_id: string }>(port, "/chats", {
							method: "POST",
							body: { message: "hi" },
						});
						const [visitor] = await Promise.all([
							openEnd(chat_id, "visitor"),
							told.then(() => {
								const accepted = hears(agent, "accepted:");
								agent.say(`accept:${chat_id}`);
								return accepted;
							}),
						]);
						const heard = hears(visitor, "client_id");
						agent.say(write("a00000001"));
						await heard;
						const took = performance.now() - start;
						visitor.close();
						return took;
					},
					close: agent.close,
				};
			},
			stop: server.stop,
		};
	},
};
