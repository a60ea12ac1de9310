import http, { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Address, OutboundPolicy } from "./outbound-policy.ts";

/**
 * The address leads where we do not go, which is seen by itself (`address`) or only when its name is resolved (`name`);
 * nothing came of it; or more came than was wanted. Whoever tells `name` from `network` to people tells them which names
 * there are inside.
 */
export class FetchRefused extends Error {
	readonly why: "address" | "name" | "network" | "too_large";

	constructor(why: FetchRefused["why"], cause?: unknown) {
		super(`not fetched: ${why}`, { cause });
		this.why = why;
	}
}

export type SafeFetchOptions = {
	readonly method?: "GET" | "POST";
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: Buffer;
	/** Of the body of the response. */
	readonly maxBytes: number;
	/** How often it may be sent on to another address, which is judged as the first one was: three times, with GET. */
	readonly redirects?: number;
	/** Until the whole response has come. */
	readonly timeoutSeconds?: number;
};

export type SafeFetchResponse = {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
};

export type SafeFetch = (url: string, wanted: SafeFetchOptions) => Promise<SafeFetchResponse>;

const refusedAddress = () => new FetchRefused("address");

/** Rejects when the time is over, whatever cannot be broken off goes on by itself. */
const inTime = async <T>(work: Promise<T>, signal: AbortSignal): Promise<T> => {
	signal.throwIfAborted();
	const { promise: late, reject } = Promise.withResolvers<never>();
	const end = () => reject(signal.reason);
	signal.addEventListener("abort", end, { once: true });
	try {
		return await Promise.race([work, late]);
	} finally {
		signal.removeEventListener("abort", end);
	}
};

/** The addresses of a host that may be gone to. They are asked for once: a second answer may be another one. */
const judged = async (
	url: URL,
	{ resolve, allows }: OutboundPolicy,
	signal: AbortSignal,
): Promise<readonly Address[]> => {
	const isWeb = url.protocol === "https:" || url.protocol === "http:";
	if (!isWeb || url.username !== "" || url.password !== "") throw refusedAddress();
	const port = Number(url.port || (url.protocol === "https:" ? 443 : 80));
	const host = url.hostname.replace(/^\[|\]$/g, "");
	const found = await inTime(resolve(host), signal);
	const open = found.filter(({ address }) => allows(address, port));
	if (open.length === 0) throw isIP(host) > 0 ? refusedAddress() : new FetchRefused("name");
	return open;
};

const connectingTo =
	(addresses: readonly Address[]): LookupFunction =>
	(_host, options, done) => {
		const [first] = addresses;
		if (options.all) done(null, [...addresses]);
		else done(null, first?.address ?? "", first?.family);
	};

const answered = (url: URL, options: RequestOptions, body: Buffer | undefined): Promise<IncomingMessage> => {
	const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
	const request = url.protocol === "https:" ? https.request(url, options) : http.request(url, options);
	request.once("response", resolve);
	request.on("error", reject);
	request.end(body);
	return promise;
};

const bodyOf = async (response: IncomingMessage, maxBytes: number): Promise<Buffer> => {
	const parts: Buffer[] = [];
	let size = 0;
	// Leaving the loop breaks the connection off.
	for await (const part of response) {
		size += part.length;
		if (size > maxBytes) throw new FetchRefused("too_large");
		parts.push(part);
	}
	if (!response.complete) throw new FetchRefused("network");
	return Buffer.concat(parts);
};

const isSentOn = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Fetches what somebody else named the address of: from the open internet only, and never without end. */
export const createSafeFetch =
	(outboundPolicy: OutboundPolicy): SafeFetch =>
	async (
		address,
		{ method = "GET", headers, body, maxBytes, redirects = method === "GET" ? 3 : 0, timeoutSeconds = 10 },
	) => {
		const signal = AbortSignal.timeout(timeoutSeconds * 1000);
		let url: URL | null = URL.parse(address);
		try {
			for (let left = redirects; ; left--) {
				if (!url) throw refusedAddress();
				const lookup = connectingTo(await judged(url, outboundPolicy, signal));
				const options = {
					method,
					headers: { "accept-encoding": "identity", ...headers },
					lookup,
					agent: false,
					signal,
				};
				const response = await answered(url, options, body);
				const { statusCode: status = 0, headers: heard } = response;
				if (redirects > 0 && isSentOn(status) && heard.location !== undefined) {
					response.destroy();
					if (left === 0) throw new FetchRefused("network");
					url = URL.parse(heard.location, url.href);
					continue;
				}
				if (Number(heard["content-length"] ?? 0) > maxBytes) {
					response.destroy();
					throw new FetchRefused("too_large");
				}
				return { status, headers: heard, body: await bodyOf(response, maxBytes) };
			}
		} catch (error) {
			throw error instanceof FetchRefused ? error : new FetchRefused("network", error);
		}
	};
