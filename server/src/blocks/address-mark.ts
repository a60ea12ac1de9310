import { createHmac, hkdfSync } from "node:crypto";
import ipaddr from "ipaddr.js";
import { limitedAddress } from "../accounts/index.ts";
import type { Config } from "../config.ts";
import { vaultKey } from "../platform/files/vault-key.ts";

/** What stands for a connection in the database; undefined where an address does not tell one from all others. */
export type AddressMarks = (address: string) => Buffer | undefined;

const markBytes = 16;

/**
 * Addresses inside a network, or of this machine, are those of a proxy that was not named as trusted, and everybody seems
 * to come from there: to block one would be to block all.
 */
const standForAll: readonly string[] = [
	"unspecified",
	"loopback",
	"private",
	"linkLocal",
	"uniqueLocal",
	// Networks of clouds and of tunnels use it like a private one.
	"carrierGradeNat",
];

/**
 * There are few enough addresses to try them all, so their hash alone would hide nothing. The key is derived for this
 * purpose alone: whoever has the database, and not the server's key, learns nothing.
 */
export const openAddressMarks = async ({ DATA_DIR, FILES_KEY }: Config): Promise<AddressMarks> => {
	const secret = await vaultKey(DATA_DIR, FILES_KEY);
	const key = Buffer.from(hkdfSync("sha256", secret, "", "warmline blocked addresses", 32));
	return (address) => {
		if (!ipaddr.isValid(address) || standForAll.includes(ipaddr.process(address).range())) return undefined;
		return createHmac("sha256", key).update(limitedAddress(address)).digest().subarray(0, markBytes);
	};
};
