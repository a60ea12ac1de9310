import { randomBytes } from "node:crypto";
import { type Socket as Connection, connect } from "node:net";

/** A text frame has arrived: it stands in `data` from `start` to `end`, and only until this call returns. */
export type Heard = (data: Buffer, start: number, end: number) => void;

export type Line = {
	/** Who is told of each text frame; may be changed at any time. */
	heard: Heard;
	/** Each frame leaves at once in a packet of its own, as from people at different keyboards. */
	write(frame: Buffer): void;
	say(text: string): void;
	close(): void;
	readonly closed: Promise<void>;
};

/** Browsers take a new mask for each frame; a fixed one costs the server just as much to take off. */
export const mask = [0x5a, 0xc3, 0x17, 0x9e] as const;

/** A masked frame with one text, as a client must send it. */
export const clientFrame = (text: string, opcode = 1): Buffer => {
	const body = Buffer.from(text);
	const head = body.length < 126 ? 6 : 8;
	const frame = Buffer.allocUnsafe(head + body.length);
	frame[0] = 0x80 | opcode;
	if (head === 6) frame[1] = 0x80 | body.length;
	else {
		frame[1] = 0x80 | 126;
		frame.writeUInt16BE(body.length, 2);
	}
	for (let i = 0; i < 4; i++) frame[head - 4 + i] = mask[i] ?? 0;
	for (let i = 0; i < body.length; i++) frame[head + i] = (body[i] ?? 0) ^ (mask[i & 3] ?? 0);
	return frame;
};

/** All sockets read into one place: what is not used up at once is copied by `remember`. */
const reading = Buffer.allocUnsafe(256 * 1024);

/**
 * A WebSocket client with no more than a load needs: no events, no copy of what is read, no fragments. The `ws`
 * client would be the slower end of the line, and the figures would be its own.
 */
export const openLine = (port: number, path: string, heard: Heard = () => {}): Promise<Line> =>
	new Promise((resolve, reject) => {
		let rest: Buffer | undefined;
		let open = false;
		let close = () => {};
		const closed = new Promise<void>((done) => {
			close = done;
		});

		const remember = (data: Buffer) => {
			rest = data.length === 0 ? undefined : Buffer.from(data);
		};

		const shakeHands = (data: Buffer): Buffer | undefined => {
			const end = data.indexOf("\r\n\r\n");
			if (end === -1) return undefined;
			const status = data.toString("latin1", 0, data.indexOf("\r\n"));
			if (!status.includes(" 101 ")) {
				reject(new Error(`${path.split("?")[0]} answered ${status}`));
				connection.destroy();
				return undefined;
			}
			open = true;
			resolve(line);
			return data.subarray(end + 4);
		};

		const readFrames = (data: Buffer) => {
			let at = 0;
			while (data.length - at >= 2) {
				const opcode = (data[at] ?? 0) & 15;
				let length = (data[at + 1] ?? 0) & 127;
				let body = at + 2;
				if (length === 126) {
					if (data.length - at < 4) break;
					length = data.readUInt16BE(at + 2);
					body = at + 4;
				} else if (length === 127) {
					if (data.length - at < 10) break;
					length = Number(data.readBigUInt64BE(at + 2));
					body = at + 10;
				}
				if (data.length < body + length) break;
				if (opcode === 1) line.heard(data, body, body + length);
				else if (opcode === 9) connection.write(clientFrame(data.toString("latin1", body, body + length), 10));
				else if (opcode === 8) connection.end();
				at = body + length;
			}
			remember(data.subarray(at));
		};

		const read = (length: number): boolean => {
			let data: Buffer | undefined = reading.subarray(0, length);
			if (rest) data = Buffer.concat([rest, data]);
			if (!open) {
				const left = shakeHands(data);
				if (!left) {
					remember(data);
					return true;
				}
				// Whoever waits for the line sets `heard` first, then what came with the handshake is read.
				rest = undefined;
				remember(left);
				if (left.length > 0) setImmediate(() => rest && readFrames(rest));
				return true;
			}
			readFrames(data);
			return true;
		};

		const connection: Connection = connect({ port, host: "127.0.0.1", onread: { buffer: reading, callback: read } });
		connection.setNoDelay(true);
		connection.on("error", (error) => (open ? undefined : reject(error)));
		connection.on("close", () => {
			if (!open) reject(new Error(`${path.split("?")[0]} closed before it opened`));
			close();
		});

		const line: Line = {
			heard,
			write: (frame) => connection.write(frame),
			say: (text) => connection.write(clientFrame(text)),
			close: () => connection.destroy(),
			closed,
		};
		const key = randomBytes(16).toString("base64");
		connection.write(
			`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
				`Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
		);
	});

/** Opens many, so many at a time that the server's backlog is never full. */
export const openMany = async <T>(count: number, openOne: (index: number) => Promise<T>): Promise<T[]> => {
	const all: T[] = [];
	for (let from = 0; from < count; from += 50) {
		const size = Math.min(50, count - from);
		all.push(...(await Promise.all(Array.from({ length: size }, (_, i) => openOne(from + i)))));
	}
	return all;
};

/** The next text frame that contains `part`, as a string. Everything else meanwhile goes past. */
export const hears = (line: Line, part: string): Promise<string> =>
	new Promise((resolve, reject) => {
		const needle = Buffer.from(part);
		let last = "nothing";
		const late = setTimeout(() => reject(new Error(`Waited 30 s for ${part}; heard last: ${last}`)), 30_000);
		line.heard = (data, start, end) => {
			const text = data.subarray(start, end);
			if (!text.includes(needle)) {
				last = text.toString("utf8", 0, 300);
				return;
			}
			clearTimeout(late);
			resolve(text.toString());
		};
	});
