import type { Allowance } from "../rate-limit/token-bucket.ts";

/** `warnAfter` and `closeAfter`: milliseconds that a connection may want more than it is allowed. */
type FrameAllowance = Allowance & { readonly warnAfter: number; readonly closeAfter: number };

/** What one connection may ask of the server. */
export type FrameLimits = {
	readonly frames: FrameAllowance;
	readonly refused: FrameAllowance;
	readonly bytes: FrameAllowance;
	/** Milliseconds of the server's own time to read frames and begin what they ask for. */
	readonly work: FrameAllowance;
};

/** What one address may ask of the server. */
export type OpeningLimits = Allowance;

export type ChannelLimits = { readonly frames: FrameLimits; readonly openings: OpeningLimits };

/**
 * Tokens that a frame costs beyond the one of every frame. A message is stored together with others and costs some
 * 50 µs; any other act has a statement of its own, which costs about five times as much.
 */
export const actCost = 4;

/**
 * Milliseconds that one frame is charged at most: when the whole machine stands still, this frame is not at fault, and
 * whoever sends one a second must never wait for it.
 */
export const mostWorkCharged = 20;

/**
 * A browser that was away resends what was not acknowledged: 500 messages are far more than anybody has written
 * without an answer, and each may have 4,000 characters. Whoever only waits loses nothing, so what is valid may last
 * longer than what is refused before a connection is closed.
 */
export const channelLimits: ChannelLimits = {
	frames: {
		/**
		 * 2,000 messages at once, or 400 other acts: a supervisor who opens 200 chats, or pages through 40,000 messages.
		 * 400 messages a second are 2 % of what a core stores, and seven times what the benchmark sends on one connection.
		 */
		frames: { burst: 2000, perSecond: 400, warnAfter: 15_000, closeAfter: 60_000 },
		/**
		 * The whole queue of a client, resent into a chat that has ended, is refused and no flood. After that 20 a second
		 * are more than a client of ours is ever refused, and cost nothing that could be measured.
		 */
		refused: { burst: 600, perSecond: 20, warnAfter: 5000, closeAfter: 15_000 },
		/** 500 messages of 8 KiB; then 50 a second of the longest that may be sent. */
		bytes: { burst: 4 * 1024 * 1024, perSecond: 256 * 1024, warnAfter: 15_000, closeAfter: 60_000 },
		/**
		 * A frame takes 20 to 50 µs, one made of thousands of keys a thousand times as long. 3 % of a core are enough for 400
		 * messages a second, and five connections that do their worst leave the others the rest.
		 */
		work: { burst: 40, perSecond: 30, warnAfter: 15_000, closeAfter: 60_000 },
	},
	/**
	 * A school with 500 browsers behind one address, whose line returns, is let in at once; who comes too late is let in
	 * by one of the tries of its client, which last half a minute. An opening costs about a millisecond.
	 */
	openings: { burst: 500, perSecond: 20 },
};
