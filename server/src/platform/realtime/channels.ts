import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "@warmline/contract/content/words";
import { closeCodes, type FrameOf, type Frames, frameLimit } from "@warmline/contract/frames";
import { say } from "@warmline/contract/say";
import type { FastifyBaseLogger } from "fastify";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import { answerFor, refuseIssues } from "../http/errors.ts";
import { isOwnOrigin } from "../http/own-origin.ts";
import { frameReceived } from "../http/received.ts";
import { languageNamed, sentenceIn } from "../language.ts";
import type { FrameCounts } from "../metrics/frame-counts.ts";
import { Connection } from "./connection.ts";
import type { Hub } from "./hub.ts";
import { tellAllAnew } from "./tell-anew.ts";
import { cut, refuse } from "./upgrade.ts";

type Handler<F extends Frames, A extends keyof F, S> = {
	/** Writes of one connection may overlap, because they are stored in their order; an act waits for all before it. */
	kind: "write" | "act" | ((connection: Connection, frame: FrameOf<F, A>) => "write" | "act");
	run(connection: Connection, session: S, frame: FrameOf<F, A>): Promise<void>;
};

/** A channel: its path, who may open it, and what each frame does. `S` is what is known of who is there. */
export type Channel<F extends Frames, S> = {
	/** Group 1 of the pattern is handed to `open`. */
	path: RegExp;
	frames: F;
	/** Says who is there, or with which code to close before any data. */
	open(request: IncomingMessage, url: URL, part: string): Promise<S | { close: number }>;
	/** Frames of this connection wait until it is done. */
	opened(connection: Connection, session: S): Promise<void>;
	/**
	 * Something that was told may not have been heard: tells anew what this connection shows, or closes it. Where there is
	 * no such way, it is closed, and its client reads all when it comes back.
	 */
	again?(connection: Connection, session: S): Promise<void>;
	closed(connection: Connection, session: S): void;
	handlers: { [A in keyof F]: Handler<F, A, S> };
};

const heartbeatSeconds = 30;
/** How long a line that does not answer our goodbye is kept. */
const goodbyeSeconds = 2;
/** Goodbyes are spread over at most so many milliseconds, however many there are, and are otherwise 5 ms apart. */
const spreadMillis = 10_000;
const goodbyePause = 5;
const goodbyesAtOnce = 10;

export const serveChannels = (
	server: Server,
	hub: Hub,
	log: FastifyBaseLogger,
	publicUrl: string,
	counts: FrameCounts,
) => {
	const wss = new WebSocketServer({
		noServer: true,
		clientTracking: false,
		perMessageDeflate: false,
		maxPayload: frameLimit,
	});
	// biome-ignore lint/suspicious/noExplicitAny: each channel has its own frames and session
	const channels: Channel<any, any>[] = [];
	/** What each is told anew when something was lost. */
	const open = new Map<Connection, () => Promise<void>>();
	const failed = (error: Error) => log.debug({ error: error.message }, "a channel failed");
	let closing = false;
	let emptied = () => {};
	const lastOneGone = () =>
		new Promise<void>((done) => {
			emptied = done;
			if (open.size === 0) done();
		});

	const refuseFrame = (connection: Connection, code: string, message: string, ofWhat: object = {}) =>
		connection.send({ action: "error", code, message: sentenceIn(connection.language, message), ...ofWhat });

	/** In its turn: who hears that a frame was refused knows that all before it is done. */
	const refuseInTurn = (connection: Connection, code: string, message: string, ofWhat?: object) =>
		connection.inOrder("act", async () => refuseFrame(connection, code, message, ofWhat));

	const take = <F extends Frames, S>(channel: Channel<F, S>, connection: Connection, session: S, data: RawData) => {
		const counted = counts.of(channel.frames);
		let frame: unknown;
		try {
			frame = frameReceived(data.toString());
		} catch {
			counted.refused();
			log.info("a frame that is not valid JSON");
			refuseInTurn(connection, "invalid_json", say("This frame is not valid JSON."));
			return;
		}
		const action = typeof frame === "object" && frame !== null && "action" in frame ? frame.action : undefined;
		const clientId = frame && typeof frame === "object" && "client_id" in frame ? frame.client_id : undefined;
		const ofMessage = typeof clientId === "string" ? { client_id: clientId.slice(0, 64) } : {};
		if (typeof action !== "string" || !Object.hasOwn(channel.frames, action)) {
			counted.refused();
			// Not which: it may be somebody's words.
			log.info("a frame with an unknown action");
			refuseInTurn(connection, "unknown_action", say("There is no such action."), ofMessage);
			return;
		}
		const schema = channel.frames[action];
		const handler = channel.handlers[action];
		if (!schema || !handler) return;
		const read = schema.safeParse(frame);
		if (!read.success) {
			const { code, message } = refuseIssues(read.error, schema);
			counted.refused(action);
			log.info({ action, code }, "a frame with invalid data");
			refuseInTurn(connection, code, message, { ...ofMessage, ...ofChat(frame) });
			return;
		}
		const said = read.data as FrameOf<F, keyof F>;
		const kind = typeof handler.kind === "function" ? handler.kind(connection, said) : handler.kind;
		connection.inOrder(kind, async () => {
			if (connection.dismissed) return;
			try {
				await handler.run(connection, session, said);
				counted.count(action, "done");
			} catch (error) {
				const { status, code, message } = answerFor(error);
				counted.count(action, status >= 500 ? "failed" : "refused");
				if (status >= 500) log.error(error, "a frame could not be handled");
				refuseFrame(connection, code, message, { ...ofMessage, ...ofChat(said) });
			}
		});
	};

	const start = async <F extends Frames, S>(
		channel: Channel<F, S>,
		ws: WebSocket,
		socket: Socket,
		language: Language,
		opening: Promise<S | { close: number }>,
	) => {
		// Frames may come before we know who is there; they wait in the socket.
		ws.pause();
		const connection = new Connection(ws, socket);
		connection.language = language;
		ws.on("error", failed);
		const session = await opening.catch((error): { close: number } => {
			log.error(error, "a channel could not be opened");
			return { close: closeCodes.restart };
		});
		ws.resume();
		if (closing || isRefused(session)) {
			ws.close(isRefused(session) ? session.close : closeCodes.restart);
			return;
		}
		if (ws.readyState !== ws.OPEN) return;
		open.set(connection, async () =>
			channel.again ? channel.again(connection, session) : connection.close(closeCodes.restart, "read again"),
		);
		counts.of(channel.frames).open++;
		ws.on("pong", () => {
			connection.alive = true;
		});
		ws.on("message", (data) => {
			connection.alive = true;
			if (!connection.dismissed) take(channel, connection, session, data);
		});
		ws.on("close", () => {
			open.delete(connection);
			counts.of(channel.frames).open--;
			if (open.size === 0) emptied();
			hub.leaveAll(connection);
			channel.closed(connection, session);
		});
		connection.inOrder("act", () =>
			channel.opened(connection, session).catch((error) => log.error(error, "a channel was not opened in order")),
		);
	};

	server.on("upgrade", (request, socket: Socket, head) => {
		socket.on("error", cut);
		if (closing) return refuse(socket, "503 Service Unavailable");
		const url = URL.parse(request.url ?? "", "http://channel");
		const channel = url && channels.find(({ path }) => path.test(url.pathname));
		if (!url || !channel) return refuse(socket, "404 Not Found");
		// A page of another site must not open a channel with our visitor's cookie.
		if (!isOwnOrigin(request.headers, publicUrl)) return refuse(socket, "403 Forbidden");
		wss.handleUpgrade(request, socket, head, (ws) => {
			const part = channel.path.exec(url.pathname)?.[1] ?? "";
			const language = languageNamed(url.searchParams.get("lang"));
			void start(channel, ws, socket, language, channel.open(request, url, part));
		});
	});

	const heartbeat = setInterval(() => {
		for (const connection of open.keys()) {
			if (connection.alive) {
				connection.alive = false;
				connection.ping();
			} else connection.terminate();
		}
	}, heartbeatSeconds * 1000);
	heartbeat.unref();

	/** Not to all at once: somebody has to let them in again. */
	const sayGoodbye = async () => {
		const leaving = [...open.keys()];
		const pause = Math.min(goodbyePause, spreadMillis / leaving.length);
		for (const [at, connection] of leaving.entries()) {
			connection.close(closeCodes.restart, "restarting");
			if ((at + 1) % goodbyesAtOnce === 0) await wait(pause * goodbyesAtOnce);
		}
	};

	return {
		/** Everybody who is connected is told anew what he shows. */
		readAgain: () => tellAllAnew(open, log, () => closing),
		add: <F extends Frames, S>(channel: Channel<F, S>) => channels.push(channel),
		isClosing: () => closing,
		/** Everybody who is connected comes back, to this process or another. */
		sendEverybodyAway: () => void sayGoodbye(),
		/** Says goodbye to everybody; they come back to the next server. Resolves when the last is gone. */
		close: async () => {
			closing = true;
			clearInterval(heartbeat);
			await sayGoodbye();
			// A phone that went dark answers no goodbye, and must not keep the server from ending.
			const patience = new AbortController();
			const cut = wait(goodbyeSeconds * 1000, undefined, { signal: patience.signal }).then(
				() => {
					for (const connection of open.keys()) connection.terminate();
				},
				() => undefined,
			);
			await Promise.race([cut, lastOneGone()]);
			patience.abort();
		},
	};
};

export type Channels = ReturnType<typeof serveChannels>;

const isRefused = <S>(session: S | { close: number }): session is { close: number } =>
	typeof session === "object" && session !== null && "close" in session && typeof session.close === "number";

const ofChat = (frame: unknown) =>
	typeof frame === "object" && frame !== null && "chat_id" in frame && typeof frame.chat_id === "string"
		? { chat_id: frame.chat_id.slice(0, 64) }
		: {};
