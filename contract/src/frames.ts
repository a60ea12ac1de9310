import * as z from "zod/mini";

/** One kind of frame on a channel: a JSON object whose `action` names it. */
export const frame = <const A extends string, S extends z.core.$ZodLooseShape>(action: A, shape: S) =>
	z.object({ action: z.literal(action), ...shape });

/** The frames one side of a channel may send, by action. */
export type Frames = Readonly<Record<string, z.ZodMiniObject>>;

/** Any of them, to be told apart by `action`. */
export type AnyFrame<F extends Frames> = { [A in keyof F]: z.output<F[A]> }[keyof F];
export type FrameOf<F extends Frames, A extends keyof F> = z.output<F[A]>;
export type FrameInput<F extends Frames> = { [A in keyof F]: z.input<F[A]> }[keyof F];

/**
 * The answer to a frame that cannot be taken. The connection stays open; `client_id` says which message failed.
 * `too_many_frames` answers no frame: it says that this connection sends too much, and is closed if that goes on.
 */
export const errorFrame = frame("error", {
	code: z.string(),
	message: z.string(),
	client_id: z.optional(z.string()),
	chat_id: z.optional(z.string()),
});

/** Close codes of the channels. */
export const closeCodes = {
	/** No token, or one that is dead. */
	notLoggedIn: 4401,
	/** Logged in, but the role has no chats. */
	forbidden: 4403,
	/** The ticket was used, or is too old: come back with another. Whether the session lives is told to who asks for one. */
	ticketOver: 4410,
	/** The server goes down for a deploy and will be back. */
	restart: 1012,
	/** A frame over 64 KiB. */
	tooLarge: 1009,
	/**
	 * More frames, bytes or refused frames than a connection may send, after an `error` frame with `too_many_frames`.
	 * What was not acknowledged was not done: come back as after any lost line, and send it again more slowly.
	 */
	tooManyFrames: 1008,
} as const;

/** Bytes a frame may have. */
export const frameLimit = 64 * 1024;
