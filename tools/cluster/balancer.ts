import { once } from "node:events";
import { createServer, type IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createProxyServer } from "httpxy";

/** Milliseconds between two looks at each node. */
const lookEvery = 200;

const forwarded = ["x-forwarded-for", "x-forwarded-port", "x-forwarded-proto", "x-forwarded-host"];
const unreachable = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ETIMEDOUT"]);

type Target = { readonly address: string; isReady: boolean };

const isReady = async (address: string, lookMost: number): Promise<boolean> => {
	try {
		const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(lookMost) });
		await answer.body?.cancel();
		return answer.ok;
	} catch {
		return false;
	}
};

const isSocket = (end: unknown): end is Socket => end instanceof Socket;

/**
 * A balancer without memory: each request and each channel goes to the next node that is ready, whoever asks. A channel
 * that is open is left alone, as by those that organisations use: a node closes its own. `lookMost`: the milliseconds
 * in which a
 * node says that it is ready.
 */
export const startBalancer = async (addresses: readonly string[], port: number, lookMost = 700) => {
	const targets: Target[] = addresses.map((address) => ({ address, isReady: false }));
	const proxy = createProxyServer({ xfwd: true, proxyTimeout: 30_000 });
	/** Where a request was sent and was not taken. */
	const tried = new WeakMap<IncomingMessage, Set<Target>>();
	const heads = new WeakMap<IncomingMessage, Buffer>();
	const open = new Set<Duplex>();
	let turn = 0;

	const next = (request: IncomingMessage): Target | undefined => {
		const before = tried.get(request);
		const ready = targets.filter((target) => target.isReady && !before?.has(target));
		turn++;
		return ready[turn % ready.length];
	};

	const refuses = (end: ServerResponse | Socket) => {
		const hasBegun = isSocket(end) ? end.bytesWritten > 0 : end.headersSent;
		if (hasBegun) end.destroy();
		else if (isSocket(end))
			end.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
		else end.writeHead(503, { "retry-after": "1", "content-type": "text/plain" }).end("No server is ready.");
	};

	const sends = (request: IncomingMessage, end: ServerResponse | Socket) => {
		const target = next(request);
		if (!target) return refuses(end);
		const before = tried.get(request) ?? new Set();
		tried.set(request, before.add(target));
		// Who asks could have written there whatever they liked.
		for (const name of forwarded) delete request.headers[name];
		const options = { target: target.address };
		// What goes wrong is heard as an event.
		if (isSocket(end)) proxy.ws(request, end, options, heads.get(request)).catch(() => undefined);
		else proxy.web(request, end, options).catch(() => undefined);
	};

	proxy.on("error", (error, request, end) => {
		if (!request || !end || !(isSocket(end) || end instanceof ServerResponse)) return;
		const target = [...(tried.get(request) ?? [])].at(-1);
		if (target && "code" in error && unreachable.has(String(error.code))) target.isReady = false;
		// Only what changes nothing is asked again of another one.
		const mayBeAskedAgain = !isSocket(end) && !end.headersSent && ["GET", "HEAD"].includes(request.method ?? "");
		if (mayBeAskedAgain) sends(request, end);
		else refuses(end);
	});

	const look = (target: Target) => {
		let isLooking = false;
		return async () => {
			// Two answers could come in another order than they were asked for.
			if (isLooking) return;
			isLooking = true;
			target.isReady = await isReady(target.address, lookMost);
			isLooking = false;
		};
	};
	await Promise.all(targets.map((target) => look(target)()));
	const looks = targets.map((target) => setInterval(look(target), lookEvery));

	const server = createServer(sends);
	server.on("upgrade", (request, end, head) => {
		if (!isSocket(end)) return;
		open.add(end);
		end.on("close", () => open.delete(end));
		end.on("error", () => end.destroy());
		heads.set(request, head);
		sends(request, end);
	});
	server.listen({ port, host: "127.0.0.1", backlog: 4096 });
	await once(server, "listening");
	return {
		address: `http://127.0.0.1:${port}`,
		/** Those to whom something would be sent now. */
		ready: () => targets.filter((target) => target.isReady).map(({ address }) => address),
		stop: async () => {
			for (const one of looks) clearInterval(one);
			const closed = once(server, "close");
			server.close();
			server.closeAllConnections();
			for (const end of open) end.destroy();
			await closed;
		},
	};
};

export type Balancer = Awaited<ReturnType<typeof startBalancer>>;
