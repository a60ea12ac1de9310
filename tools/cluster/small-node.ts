import { createHash } from "node:crypto";
import { createServer } from "node:http";

/** Answers a balancer as a Warmline does, and knows nobody. It starts in a moment. */
const server = createServer((_request, answer) => answer.end());

/** Every channel is closed with 4401. */
const notLoggedIn = [0x88, 2, 0x11, 0x31];

server.on("upgrade", ({ headers }, socket) => {
	const accept = createHash("sha1").update(`${headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
	const head = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"];
	socket.write(`${[...head, `Sec-WebSocket-Accept: ${accept.digest("base64")}`].join("\r\n")}\r\n\r\n`);
	socket.end(Buffer.from(notLoggedIn));
});
server.listen(Number(process.env.PORT), "127.0.0.1");
