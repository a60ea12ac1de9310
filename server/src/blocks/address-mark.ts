import { createHmac, hkdfSync } from "node:crypto";
import type { Config } from "../config.ts";
import { vaultKey } from "../platform/files/vault-key.ts";
import { isSharedAddress, limitedAddress } from "../platform/rate-limit/limited-address.ts";

/** What stands for a connection in the database; undefined where an address does not tell one from all others. */
export type AddressMarks = (address: string) => Buffer | undefined;

const markBytes = 16;

/**
 * There are few enough addresses to try them all, so their hash alone would hide nothing. The key is derived for this
 * purpose alone: whoever has the database, and not the server's key, learns nothing.
 */
export const openAddressMarks = async ({ DATA_DIR, FILES_KEY }: Config): Promise<AddressMarks> => {
	const secret = await vaultKey(DATA_DIR, FILES_KEY);
	const key = Buffer.from(hkdfSync("sha256", secret, "", "warmline blocked addresses", 32));
	return (address) => {
		if (isSharedAddress(address)) return undefined;
		return createHmac("sha256", key).update(limitedAddress(address)).digest().subarray(0, markBytes);
	};
};
