import ipaddr from "ipaddr.js";

/**
 * What counts as one address for a limit. Whoever has an IPv6 line has a whole /64 of them to take turns with; an IPv4
 * address in the clothes of IPv6 is the same one.
 */
export const limitedAddress = (address: string): string => {
	if (!ipaddr.isValid(address)) return address;
	const known = ipaddr.process(address);
	if (known instanceof ipaddr.IPv4) return known.toString();
	const network = known.parts.slice(0, 4).map((part) => part.toString(16));
	return `${network.join(":")}::/64`;
};

/** Loopback is this machine, or a proxy not named as trusted: one limit for all behind it would shut everybody out. */
export const isLoopback = (address: string): boolean =>
	ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

const sharedRanges: readonly string[] = [
	"unspecified",
	"loopback",
	"private",
	"linkLocal",
	"uniqueLocal",
	// Networks of clouds and of tunnels use it like a private one.
	"carrierGradeNat",
];

/**
 * Addresses inside a network, or of this machine, are those of a proxy that was not named as trusted, and everybody seems
 * to come from there: what is done to one of them would be done to all.
 */
export const isSharedAddress = (address: string): boolean =>
	!ipaddr.isValid(address) || sharedRanges.includes(ipaddr.process(address).range());
