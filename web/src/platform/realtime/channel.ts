import { type AnyFrame, closeCodes, type Frames } from "@warmline/contract/frames";
import { channelLog } from "./channel-log.ts";

/** `refused` is final (session over, not allowed); from `lost` only the person or a waking tab starts again. */
export type ChannelState = "connecting" | "connected" | "reconnecting" | "lost" | "refused";

/** What a channel needs of a WebSocket. */
export type Socket = {
	send(text: string): void;
	close(): void;
	onopen: (() => void) | null;
	onmessage: ((event: { data: unknown }) => void) | null;
	onclose: ((event: { code: number }) => void) | null;
};

export type ChannelOptions<In extends Frames, Out> = {
	/** Asked for at every try, because a token may have changed. Null: nobody is logged in, no connection. */
	readonly url: () => string | null;
	readonly frames: In;
	readonly connect: (url: string) => Socket;
	readonly heard: (frame: AnyFrame<In>) => void;
	readonly changed: (state: ChannelState, code: number | null) => void;
	/** A harmless question. Browsers do not show protocol pings, so a silent connection is tried with this. */
	readonly probe?: () => Out;
	/** Brings older spellings of a frame to the contract's, before it is checked. */
	readonly tidy?: (data: unknown) => unknown;
	readonly random?: () => number;
	readonly log?: (...what: unknown[]) => void;
};

export type Channel<Out> = {
	open(): void;
	/** False, and logged, while the channel is not connected. */
	send(frame: Out): boolean;
	/** The tab is looked at again, or the network is back: a fresh count of tries, or a check of the line. */
	wake(): void;
	/** The browser knows that the network is gone; the socket would notice minutes later. */
	offline(): void;
	close(): void;
	readonly state: () => ChannelState;
};

export const mostTries = 5;
const firstDelay = 1000;
const longestDelay = 30_000;
const quietFor = 45_000;
const answerWithin = 10_000;
const openWithin = 10_000;
const restartSpread = 4000;
const closedInOrder = 1000;

/**
 * The wait before a try: doubled each time, capped, and up to a fifth longer so that a crowd does not return at once.
 */
export const delayBefore = (tries: number, random: number): number =>
	Math.min(firstDelay * 2 ** tries, longestDelay) * (1 + random * 0.2);

export const openChannel = <In extends Frames, Out extends { action: string }>(
	options: ChannelOptions<In, Out>,
): Channel<Out> => {
	const random = options.random ?? Math.random;
	const log = options.log ?? channelLog;
	let state: ChannelState = "connecting";
	let socket: Socket | null = null;
	let tries = 0;
	/** At most one of them runs: the wait for a try, for the opening, for silence, or for an answer. */
	let timer: ReturnType<typeof setTimeout> | undefined;
	let checking = false;
	let ended = false;

	const become = (next: ChannelState, code: number | null = null) => {
		if (next === state && next !== "refused") return;
		state = next;
		options.changed(next, code);
	};

	const wait = (ms: number, act: () => void) => {
		clearTimeout(timer);
		timer = setTimeout(act, ms);
	};

	/** Lets go of the socket without waiting for its close: on a dead connection that takes minutes. */
	const letGo = () => {
		clearTimeout(timer);
		checking = false;
		if (!socket) return;
		socket.onopen = null;
		socket.onmessage = null;
		socket.onclose = null;
		socket.close();
		socket = null;
	};

	const connect = () => {
		letGo();
		const url = options.url();
		if (url === null) return become("refused", closeCodes.notLoggedIn);
		const mine = options.connect(url);
		socket = mine;
		wait(openWithin, retry);
		mine.onopen = () => {
			tries = 0;
			listen();
			become("connected");
		};
		mine.onmessage = (event) => {
			listen();
			const frame = parseFrame(options.frames, event.data, options.tidy);
			if (frame === null) log("A frame from the server was not understood.");
			else options.heard(frame);
		};
		mine.onclose = ({ code }) => {
			letGo();
			if (code === closeCodes.notLoggedIn || code === closeCodes.forbidden) become("refused", code);
			else if (code === closedInOrder) become("lost", code);
			else retry(code);
		};
	};

	const listen = () => {
		checking = false;
		wait(quietFor, check);
	};

	const check = () => {
		if (!options.probe || checking) return;
		checking = true;
		socket?.send(JSON.stringify(options.probe()));
		wait(answerWithin, retry);
	};

	const retry = (code?: number) => {
		letGo();
		if (tries >= mostTries) return become("lost");
		const delay =
			code === closeCodes.restart && tries === 0 ? firstDelay + random() * restartSpread : delayBefore(tries, random());
		tries++;
		become("reconnecting", code ?? null);
		wait(delay, connect);
	};

	return {
		open: () => {
			ended = false;
			tries = 0;
			become("connecting");
			connect();
		},
		send: (frame) => {
			if (state !== "connected" || !socket) {
				log("The websocket is not connected!");
				return false;
			}
			socket.send(JSON.stringify(frame));
			return true;
		},
		wake: () => {
			if (ended || state === "refused") return;
			if (state === "connected") return check();
			tries = 0;
			if (socket) return;
			become("reconnecting");
			connect();
		},
		offline: () => {
			if (!ended && state === "connected") retry();
		},
		close: () => {
			ended = true;
			letGo();
		},
		state: () => state,
	};
};

/** A frame of the contract, or null for anything else. */
export const parseFrame = <In extends Frames>(
	frames: In,
	data: unknown,
	tidy: (data: unknown) => unknown = (same) => same,
): AnyFrame<In> | null => {
	if (typeof data !== "string") return null;
	let json: unknown;
	try {
		json = tidy(JSON.parse(data));
	} catch {
		return null;
	}
	if (typeof json !== "object" || json === null || !("action" in json) || typeof json.action !== "string") return null;
	const schema = Object.keys(frames).includes(json.action) ? frames[json.action] : undefined;
	const parsed = schema?.safeParse(json);
	// The schema that was picked by `action` has just said so.
	return parsed?.success ? (parsed.data as AnyFrame<In>) : null;
};
