import { closeCodes } from "@warmline/contract/frames";
import { ApiFailure } from "../http/failure.ts";
import type { Socket } from "./channel.ts";

/** What a browser says of a line that ended without a word. */
const abnormal = 1006;

/**
 * Whoever has lost their session, or has to log in by two-factor authentication now, gets no ticket; anything else
 * may pass.
 */
const codeOf = (error: unknown): number =>
	error instanceof ApiFailure && (error.status === 401 || error.code === "second_step_required")
		? closeCodes.notLoggedIn
		: abnormal;

/**
 * A line that a ticket opens. It is asked for first, and both together are one try: without a ticket the connection
 * has closed
 * as one does that could not be opened.
 */
export const ticketedSocket = (url: string, ask: () => Promise<string>, connect: (url: string) => Socket): Socket => {
	let inner: Socket | null = null;
	let closed = false;
	const socket: Socket = {
		send: (text) => inner?.send(text),
		close: () => {
			closed = true;
			inner?.close();
		},
		onopen: null,
		onmessage: null,
		onclose: null,
	};
	const open = (ticket: string) => {
		if (closed) return;
		const address = new URL(url);
		address.searchParams.set("ticket", ticket);
		inner = connect(address.href);
		inner.onopen = () => socket.onopen?.();
		inner.onmessage = (event) => socket.onmessage?.(event);
		inner.onclose = (event) => socket.onclose?.(event);
	};
	ask().then(open, (error) => {
		if (!closed) socket.onclose?.({ code: codeOf(error) });
	});
	return socket;
};
