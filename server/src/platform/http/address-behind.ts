import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

/** Whose request it is, read as Fastify reads it for calls, for requests that do not go through it. */
export const addressBehind = (trustedProxies: readonly string[]) => {
	const trust = proxyAddr.compile([...trustedProxies]);
	// Of a socket that is gone already nobody knows whose it was, whatever the types say.
	return (request: IncomingMessage): string => proxyAddr(request, trust) ?? "";
};
