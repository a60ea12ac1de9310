import type { IncomingMessage } from "node:http";
import type { FrameOf, Frames } from "@warmline/contract/frames";
import type { Connection } from "./connection.ts";

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
