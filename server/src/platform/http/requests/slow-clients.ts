import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** Milliseconds, and bytes a second. */
export type SlowClientLimits = {
	/** For a request line with its headers, of calls, pages and channels; also for a connection that says nothing at all. */
	readonly headers: number;
	/** How often is looked. */
	readonly check: number;
	/** A body has to come at this rate, on average of a window; how long it takes in all does not matter. */
	readonly bodyWindow: number;
	readonly bodyRate: number;
};

/**
 * Headers are a few kilobytes, and come at once from any phone. A video of 25 MB may take an hour: what counts is that it
 * goes on. 500 bytes a second are Apache's own lower limit; half a minute is longer than a phone is in a short tunnel.
 */
export const slowClientLimits: SlowClientLimits = { headers: 20_000, check: 5000, bodyWindow: 30_000, bodyRate: 500 };

/** For Node's server. Its own limit of a whole request would cut honest uploads, so it stays off. */
export const timeoutsOf = ({ headers, check }: SlowClientLimits) => ({
	headersTimeout: headers,
	connectionsCheckingInterval: check,
});

type Arriving = { since: number; from: number };

const hasBody = ({ headers }: IncomingMessage) =>
	headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Cuts off whoever sends a body so slowly that it only keeps a connection open. */
export const cutSlowBodies = (app: FastifyInstance, { check, bodyWindow, bodyRate }: SlowClientLimits) => {
	const arriving = new Map<IncomingMessage, Arriving>();
	const begin = ({ socket }: IncomingMessage): Arriving => ({ since: performance.now(), from: socket.bytesRead });
	app.addHook("onRequest", async ({ raw }) => {
		if (hasBody(raw) && !raw.complete) arriving.set(raw, begin(raw));
	});
	let lookedAt = performance.now();
	const look = () => {
		const now = performance.now();
		// Looks that come late say that this process stood still, and read nothing meanwhile.
		const stoodStill = now - lookedAt > 2 * check;
		lookedAt = now;
		for (const [request, { since, from }] of arriving) {
			const { socket } = request;
			const wanted = ((now - since) / 1000) * bodyRate;
			if (request.complete || socket.destroyed) arriving.delete(request);
			// What has come and was not read yet waits for us, and not for them.
			else if (stoodStill || request.readableLength > 0) arriving.set(request, begin(request));
			else if (now - since < bodyWindow) continue;
			else if (socket.bytesRead - from < wanted) {
				arriving.delete(request);
				socket.destroy();
			} else arriving.set(request, begin(request));
		}
	};
	const timer = setInterval(look, check);
	timer.unref();
	app.addHook("onClose", async () => clearInterval(timer));
};
