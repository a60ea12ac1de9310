import type { Socket } from "node:net";

/** Instead of a channel. */
export const refuse = (socket: Socket, line: string) => {
	socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** One for all sockets: made for each, it would keep the request with its headers for as long as the line lasts. */
export function cut(this: Socket) {
	this.destroy();
}
