import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import { isSameText } from "../tokens.ts";

type Asked = {
	readonly headers: IncomingHttpHeaders;
	/** Of the socket itself, whatever a header says. */
	readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Headers that a proxy adds. What came through one came from elsewhere, though its socket is this machine's. */
const byProxies = /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-client-ip|true-client-ip|cf-.+)$/;

const isLoopback = (address: string | undefined) =>
	address !== undefined && ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

/** What a browser was led to by another name that somebody pointed at this machine is not from this machine. */
const namesLoopback = (host: string | undefined) => {
	const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, "");
	return name === "localhost" || isLoopback(name);
};

/** Who knows the token; without one, who is on this machine. */
export const mayReadMetrics = ({ headers, socket }: Asked, token: string | undefined): boolean => {
	if (token !== undefined) {
		const [, given] = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "") ?? [];
		return given !== undefined && isSameText(given, token);
	}
	if (Object.keys(headers).some((name) => byProxies.test(name))) return false;
	return isLoopback(socket.remoteAddress) && namesLoopback(headers.host);
};
