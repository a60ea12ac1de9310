import { clientFrame, type Heard, type Line, mask } from "./socket.ts";

/** The two ends of one chat, as a load sees them. */
export type ChatLine = { visitor: ChatEnd; agent: ChatEnd };

/** One end: a line, and how this target's `send_message` is written. */
export type ChatEnd = {
	line: Line;
	/** The whole frame's text for one message; `clientId` must come out as it went in. */
	write: (clientId: string) => string;
};

export type Side = "visitor" | "agent";

/** Ids are a letter for the side that wrote and eight digits, so that they are found and read without parsing JSON. */
const letters = { visitor: "v", agent: "a" } as const;
const digits = 8;
const ids = Buffer.from('"client_id":"');

export const hundredCharacters =
	"I have had a long week, and it would help me to talk with somebody about it for a while. Thank you..";

/** Frames of one end differ in the digits only: made once, then copied and patched. */
export const messageFrames = ({ write }: ChatEnd, side: Side): ((number: number) => Buffer) => {
	const text = write(`${letters[side]}${"0".repeat(digits)}`);
	const pattern = clientFrame(text);
	const head = pattern.length - Buffer.byteLength(text);
	const lastDigit = Buffer.from(text).indexOf(`"${letters[side]}${"0".repeat(digits)}"`) + 1 + digits;
	return (number) => {
		const frame = Buffer.allocUnsafe(pattern.length);
		pattern.copy(frame);
		let left = number;
		for (let i = lastDigit; left > 0; i--) {
			frame[head + i] = (48 + (left % 10)) ^ (mask[i & 3] ?? 0);
			left = Math.floor(left / 10);
		}
		return frame;
	};
};

/** A load that is refused measures nothing. */
const refusal = (data: Buffer, start: number, end: number) =>
	new Error(`The server refused a message: ${data.toString("utf8", start, end)}`);

/** Calls `delivered` for each message of the other side; one's own, coming back as the acknowledgement, goes past. */
export const hearMessages = (side: Side, delivered: (number: number) => void): Heard => {
	const other = (side === "visitor" ? letters.agent : letters.visitor).charCodeAt(0);
	return (data, start, end) => {
		const at = data.indexOf(ids, start);
		if (at === -1 || at >= end) return;
		const letter = at + ids.length;
		if (data[letter] !== other) {
			if (data.toString("latin1", start, start + 17) === '{"action":"error"') throw refusal(data, start, end);
			return;
		}
		let number = 0;
		for (let i = letter + 1; i <= letter + digits; i++) number = number * 10 + ((data[i] ?? 0) - 48);
		delivered(number);
	};
};
