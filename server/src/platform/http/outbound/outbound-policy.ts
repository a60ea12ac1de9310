import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";

export type Address = { readonly address: string; readonly family: number };

/** What the server may connect to when somebody else names the address. */
export type OutboundPolicy = {
	resolve(host: string): Promise<readonly Address[]>;
	allows(address: string, port: number): boolean;
};

/** All that is given out to anybody today; what is below it and no `unicast` has a meaning of its own. */
const given = ipaddr.IPv6.parseCIDR("2000::/3");
const documentation = ipaddr.IPv6.parseCIDR("3fff::/20");

/** An address of the open internet: no machine of the organisation's own network, and none that leads to one. */
export const isPublic = (address: string): boolean => {
	if (!ipaddr.isValid(address)) return false;
	// An IPv4 address in the dress of an IPv6 one is judged as what it is.
	const plain = ipaddr.process(address);
	if (plain.range() !== "unicast") return false;
	return !(plain instanceof ipaddr.IPv6) || (plain.match(given) && !plain.match(documentation));
};

const ports: ReadonlySet<number> = new Set([80, 443]);

export const allowAllOutbound: OutboundPolicy = {
	resolve: (host) => lookup(host, { all: true }),
	allows: (address, port) => ports.has(port) && isPublic(address),
};
