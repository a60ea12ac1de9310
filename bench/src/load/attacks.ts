import { clientFrame } from "./socket.ts";

/** What is said to a server that wants it harm: by five visitors on their channels, or by one client over HTTP. */
export type Attack =
	| { readonly name: string; readonly by: "sockets"; readonly language: string; frames(): Buffer }
	| { readonly name: string; readonly by: "http"; readonly atOnce: number; request(turn: number): HostileRequest };

export type HostileRequest = { readonly path: string; readonly body: string };

/** As much as one packet to the server may bring, so that nothing is gained by sending it in pieces. */
const packet = 64 * 1024;

const repeated = (text: string): Buffer => {
	const frame = clientFrame(text);
	return Buffer.concat(Array.from({ length: Math.max(1, Math.floor(packet / frame.length)) }, () => frame));
};

const ofSockets = (name: string, text: () => string, language = "en"): Attack => ({
	name,
	by: "sockets",
	language,
	frames: () => repeated(text()),
});

const ofHttp = (name: string, request: (turn: number) => HostileRequest, atOnce = 4): Attack => ({
	name,
	by: "http",
	atOnce,
	request,
});

const intake = (fields: object): HostileRequest => ({
	path: "/api/v1/chat/initiate-chat/",
	body: JSON.stringify({ message: "Hello", accept_terms: true, ...fields }),
});

/** Below the limits of a frame, and of the body of an intake. */
const almostFrame = 60_000;
const almostBody = 60_000;
/** Above the limit of any body in JSON. */
const longBody = 1_000_000;

export const attacks: readonly Attack[] = [
	ofSockets("refused frames in French", () => '{"action":"send_message"}', "fr"),
	ofSockets("invalid JSON", () => '{"action":'),
	ofSockets("unknown actions", () => '{"action":"nothing"}'),
	ofSockets("longest valid frames", () => JSON.stringify({ action: "typing", pad: "a".repeat(almostFrame) })),
	ofSockets("frames of many keys", () => {
		const keys = Array.from({ length: almostFrame / 10 }, (_, n) => [`kE${n.toString(36)}`, 0] as const);
		return JSON.stringify({ action: "typing", ...Object.fromEntries(keys) });
	}),
	ofHttp("email of 60 kB", () => intake({ email: `a@${".".repeat(almostBody)}(` })),
	ofHttp("email of 1 MB", () => intake({ email: `a@${".".repeat(longBody)}(` })),
	ofHttp("a key of 50 kB", () => intake({ ["k".repeat(50_000)]: 1, message: 7 })),
	ofHttp("array of 30,000 items", () => intake({ message: Array.from({ length: almostBody / 2 }, () => 1) })),
	ofHttp(
		"100 log-ins at once",
		(turn) => ({
			path: "/api/v1/account/user/login/",
			body: JSON.stringify({ username: `nobody${turn}`, password: "Correct!1horse" }),
		}),
		100,
	),
	ofHttp("bodies of 5 MB", () => intake({ message: "a".repeat(5_000_000) })),
];
