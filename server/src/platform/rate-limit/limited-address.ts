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

const innerRanges: readonly string[] = [
	"loopback",
	"private",
	"linkLocal",
	"uniqueLocal",
	// Networks of clouds and of tunnels use it like a private one.
	"carrierGradeNat",
];

/**
 * Addresses inside a network, or of this machine, are those of a proxy that was not named as trusted, and everybody seems
 * to come from there: one limit for all behind it would shut everybody out.
 */
export const isInnerAddress = (address: string): boolean =>
	ipaddr.isValid(address) && innerRanges.includes(ipaddr.process(address).range());

/** What is done to one of these would be done to many: to all behind a proxy, or to all of whom no address is known. */
export const isSharedAddress = (address: string): boolean =>
	!ipaddr.isValid(address) || ipaddr.process(address).range() === "unspecified" || isInnerAddress(address);
