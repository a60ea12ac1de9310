import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/** Some load balancers put the client's port into `X-Forwarded-For`; an IPv6 address then stands in brackets. */
const withPort = /^(?:\[([^[\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

/** Stands for whom nobody knows where they come from. */
const unknown = "0.0.0.0";

/**
 * An address in the one spelling that limits, blocks and the look-up of a place go by. IPv4 inside IPv6 is the IPv4 address:
 * mapped (RFC 4291), or translated for a server that has IPv6 alone (RFC 6052), where all of IPv4 would else be one /64.
 */
export const clientAddress = (from: string): string => {
	const [, six, four] = withPort.exec(from) ?? [];
	const given = six ?? four ?? from;
	if (isIP(given) === 0) return unknown;
	const address = ipaddr.process(given);
	return address.range() === "rfc6052"
		? ipaddr.fromByteArray(address.toByteArray().slice(-4)).toString()
		: address.toString();
};

/** The client's address of a request that Fastify does not route (an upgrade), by the rule that Fastify goes by. */
export const clientAddressBehind = (trustedProxies: readonly string[]) => {
	const trust = proxyAddr.compile([...trustedProxies]);
	// A socket that is already gone has no address, whatever the types say.
	return (request: IncomingMessage): string => clientAddress(proxyAddr(request, trust) ?? "");
};
