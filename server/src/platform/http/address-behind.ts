import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Whose request it is, read as Fastify reads it for calls, for requests that do not go through it. */
export const addressBehind = (trustedProxies: readonly string[]) => {
	const trust = proxyAddr.compile([...trustedProxies]);
	return (request: IncomingMessage): string => proxyAddr(request, trust);
};
