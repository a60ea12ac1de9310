import { WebSocket } from "ws";
import type { Socket } from "../../web/src/platform/realtime/channel.ts";

/** A line as a browser's page opens it, for what keeps one there (`web/src/platform/realtime/channel.ts`). */
export const connectAsPage = (url: string): Socket => {
	const ws = new WebSocket(url);
	const socket: Socket = {
		send: (text) => ws.send(text),
		close: () => ws.terminate(),
		onopen: null,
		onmessage: null,
		onclose: null,
	};
	ws.on("error", () => undefined);
	ws.on("open", () => socket.onopen?.());
	ws.on("message", (data) => socket.onmessage?.({ data: String(data) }));
	ws.on("close", (code) => socket.onclose?.({ code }));
	return socket;
};
