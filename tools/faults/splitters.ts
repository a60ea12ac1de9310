/** Cuts what comes on a line into whole things that may be said twice; what is not whole yet waits for the rest. */
export type Splitter = {
	(bytes: Buffer): Buffer[];
	mayRepeat(whole: Buffer): boolean;
};

const splitterOf = (
	/** How long the first whole thing is; undefined when its end has not come. */
	lengthOf: (bytes: Buffer) => number | undefined,
	mayRepeat: (whole: Buffer) => boolean,
): Splitter => {
	let rest: Buffer = Buffer.alloc(0);
	const split = (bytes: Buffer) => {
		rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
		const wholes: Buffer[] = [];
		for (let length = lengthOf(rest); length !== undefined && length > 0; length = lengthOf(rest)) {
			wholes.push(rest.subarray(0, length));
			rest = rest.subarray(length);
		}
		return wholes;
	};
	return Object.assign(split, { mayRepeat });
};

const headEnd = "\r\n\r\n";

const frameLength = (bytes: Buffer): number | undefined => {
	const second = bytes.at(1);
	if (second === undefined) return undefined;
	const short = second & 0x7f;
	const mask = second & 0x80 ? 4 : 0;
	const head = (short === 126 ? 4 : short === 127 ? 10 : 2) + mask;
	if (bytes.length < head) return undefined;
	const size = short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short;
	return bytes.length < head + size ? undefined : head + size;
};

/** A whole text or binary message. Signs of life and goodbyes are not repeated, nor are parts of a longer one. */
const isMessage = (frame: Buffer) => {
	const first = frame.readUInt8(0);
	return first === 0x81 || first === 0x82;
};

/** Whether what comes after this head is frames: it asks for a WebSocket, or grants it. */
const opensFrames = (head: string) => /^HTTP\/1\.1 101 |\r\nupgrade: websocket\r\n/i.test(head);

/** Of a WebSocket: its head, and then frame after frame. Other HTTP passes as it is. */
export const webSocketFrames = (): Splitter => {
	let after: "head" | "frames" | "bytes" = "head";
	return splitterOf(
		(bytes) => {
			if (after === "bytes") return bytes.length;
			if (after === "frames") return frameLength(bytes);
			const at = bytes.indexOf(headEnd);
			if (at < 0) return undefined;
			const length = at + headEnd.length;
			after = opensFrames(bytes.subarray(0, length).toString("latin1")) ? "frames" : "bytes";
			return length;
		},
		(whole) => after === "frames" && isMessage(whole),
	);
};

const lineEnd = "\r\n";

/** How long one thing that Redis says is, from a place on. */
const redisLength = (bytes: Buffer, from: number): number | undefined => {
	const end = bytes.indexOf(lineEnd, from);
	if (end < 0) return undefined;
	const kind = String.fromCharCode(bytes.readUInt8(from));
	const head = end + lineEnd.length - from;
	const count = Number(bytes.subarray(from + 1, end).toString());
	if ("$=!".includes(kind)) {
		const whole = count < 0 ? head : head + count + lineEnd.length;
		return bytes.length < from + whole ? undefined : whole;
	}
	if (!"*>%~".includes(kind)) return head;
	let length = head;
	for (let n = 0; n < count * (kind === "%" ? 2 : 1); n++) {
		const part = redisLength(bytes, from + length);
		if (part === undefined) return undefined;
		length += part;
	}
	return length;
};

const publishedKinds = /^[*>][34]\r\n\$[78]\r\np?s?message\r\n/;

/** Of Redis: answer after answer. Only what somebody published may come twice; an answer belongs to its question. */
export const redisReplies = (): Splitter =>
	splitterOf(
		(bytes) => (bytes.length === 0 ? undefined : redisLength(bytes, 0)),
		(whole) => publishedKinds.test(whole.subarray(0, 40).toString("latin1")),
	);
