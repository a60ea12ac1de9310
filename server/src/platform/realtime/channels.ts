import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "@warmline/contract/content/words";
import { closeCodes, type Frames, frameLimit } from "@warmline/contract/frames";
import type { FastifyBaseLogger } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { isOwnOrigin } from "../http/own-origin.ts";
import { languageNamed } from "../language.ts";
import { createSampledLog } from "../log-sampling.ts";
import type { FrameCounts } from "../metrics/frame-counts.ts";
import { KeyedTokenBuckets } from "../rate-limit/keyed-token-buckets.ts";
import { isSharedAddress, limitedAddress } from "../rate-limit/limited-address.ts";
import type { Channel } from "./channel.ts";
import { Connection } from "./connection.ts";
import { closeFlooding, createFloodEscalation } from "./flood-escalation.ts";
import { type ChannelLimits, channelLimits } from "./frame-limits.ts";
import { FrameThrottle, type OnFlood } from "./frame-throttle.ts";
import type { Hub } from "./hub.ts";
import { createFrameReceiver } from "./receive-frames.ts";
import { resyncAll } from "./resync.ts";

export type { Channel } from "./channel.ts";

/** Instead of a channel. */
const refuse = (socket: Socket, line: string) => {
	socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** One for all sockets: made for each, it would keep the request with its headers for as long as the line lasts. */
function destroy(this: Socket) {
	this.destroy();
}

/** How long a line that does not answer our goodbye is kept. */
const goodbyeSeconds = 2;
/** No browser sends what is at most 64 KiB in more pieces; each piece costs as much as a frame. */
const mostFragments = 64;
/** Goodbyes are spread over at most so many milliseconds, however many there are, and are otherwise 5 ms apart. */
const spreadMillis = 10_000;
const goodbyePause = 5;
const goodbyesAtOnce = 10;

export type ChannelOptions = {
	readonly limits: ChannelLimits;
	/** Whoever opens a channel, as a trusted proxy saw them. */
	addressOf(request: IncomingMessage): string;
	/** Who has not answered one heartbeat by the next is cut off. */
	readonly heartbeatMillis: number;
};

export const serveChannels = (
	server: Server,
	hub: Hub,
	log: FastifyBaseLogger,
	publicUrl: string,
	counts: FrameCounts,
	{
		limits = channelLimits,
		addressOf = ({ socket }) => socket.remoteAddress ?? "",
		heartbeatMillis = 30_000,
	}: Partial<ChannelOptions> = {},
) => {
	const wss = new WebSocketServer({
		noServer: true,
		clientTracking: false,
		perMessageDeflate: false,
		maxPayload: frameLimit,
		maxFragments: mostFragments,
		autoPong: false,
	});
	// biome-ignore lint/suspicious/noExplicitAny: each channel has its own frames and session
	const channels: Channel<any, any>[] = [];
	/** What each is told anew when something was lost. */
	const open = new Map<Connection, () => Promise<void>>();
	const failed = (error: Error) => log.debug({ error: error.message }, "a channel failed");
	const sampled = createSampledLog(log);
	const take = createFrameReceiver(counts, sampled);
	const floodSteps = new Map<Frames, OnFlood>();
	const openings = new KeyedTokenBuckets(limits.openings);
	const mayOpen = (address: string) =>
		isSharedAddress(address) || openings.take(limitedAddress(address), performance.now()) === undefined;
	let closing = false;
	/** Also of those who are not let in yet, or are turned away: they are to read why before the process ends. */
	const sockets = new Set<WebSocket>();
	let emptied = () => {};
	const lastOneGone = () =>
		new Promise<void>((done) => {
			emptied = done;
			if (sockets.size === 0) done();
		});
	const countUntilClosed = (ws: WebSocket) => {
		sockets.add(ws);
		ws.once("close", () => {
			sockets.delete(ws);
			if (sockets.size === 0) emptied();
		});
	};

	const start = async <F extends Frames, S>(
		channel: Channel<F, S>,
		ws: WebSocket,
		socket: Socket,
		language: Language,
		opening: Promise<S | { close: number }>,
	) => {
		countUntilClosed(ws);
		// Frames may come before we know who is there; they wait in the socket.
		ws.pause();
		const connection = new Connection(ws, socket);
		connection.language = language;
		ws.on("error", failed);
		const session = await opening.catch((error): { close: number } => {
			sampled("error", { err: error }, "a channel could not be opened");
			return { close: closeCodes.restart };
		});
		ws.resume();
		if (closing || isRefused(session)) {
			closeFlooding(ws, isRefused(session) ? session.close : closeCodes.restart);
			return;
		}
		if (ws.readyState !== ws.OPEN) return;
		open.set(connection, async () =>
			channel.again ? channel.again(connection, session) : connection.close(closeCodes.restart, "read again"),
		);
		const counted = counts.of(channel.frames);
		counted.open++;
		const throttle: FrameThrottle = new FrameThrottle(
			connection,
			limits.frames,
			(data) => {
				if (!connection.dismissed) take({ channel, connection, session, throttle }, data);
			},
			floodSteps.get(channel.frames) ?? createFloodEscalation(counted, sampled),
		);
		ws.on("ping", (data) => {
			if (throttle.mayAnswer(data.length)) connection.pong(data);
		});
		ws.on("pong", (data) => {
			connection.alive = true;
			throttle.mayAnswer(data.length);
		});
		ws.on("message", (data) => {
			connection.alive = true;
			throttle.receive(data, Buffer.isBuffer(data) ? data.length : 0);
		});
		ws.on("close", () => {
			throttle.stop();
			open.delete(connection);
			counted.open--;
			hub.unsubscribeAll(connection);
			channel.closed(connection, session);
		});
		connection.inOrder("act", () =>
			channel.opened(connection, session).catch((error) => log.error(error, "a channel was not opened in order")),
		);
	};

	server.on("upgrade", (request, socket: Socket, head) => {
		socket.on("error", destroy);
		if (closing) return refuse(socket, "503 Service Unavailable");
		if (!mayOpen(addressOf(request))) {
			counts.refusedOpenings++;
			return refuse(socket, "429 Too Many Requests");
		}
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
		openings.sweep(performance.now());
		for (const connection of open.keys()) {
			// Of who is held back nothing is read, no answer either.
			if (connection.alive || connection.isHeldBack) {
				connection.alive = false;
				connection.ping();
			} else connection.terminate();
		}
	}, heartbeatMillis);
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
		/** Everybody who is connected is told anew what they show. */
		resync: () => resyncAll(open, log, () => closing),
		add: <F extends Frames, S>(channel: Channel<F, S>) => {
			channels.push(channel);
			floodSteps.set(channel.frames, createFloodEscalation(counts.of(channel.frames), sampled));
		},
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
					for (const ws of sockets) ws.terminate();
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
