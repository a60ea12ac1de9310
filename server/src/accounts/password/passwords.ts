import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { busy } from "../../platform/errors.ts";
import { FairQueue } from "../../platform/rate-limit/fair-queue.ts";
import { limitedAddress } from "../../platform/rate-limit/limited-address.ts";

/** argon2id with the parameters OWASP names first: 19 MiB, two rounds, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Half of the processors, and three at most: files and ciphers use the same four threads, and messages wait for the
 * processor that a password keeps busy. At 25 to 50 ms each, the last of 300 waits for some ten seconds.
 */
const hashing = new FairQueue(
	{ concurrency: Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2))), waiting: 300 },
	() => busy(5),
);

/** Who takes turns: an address, or what stands for somebody who is known. */
export type Asker = { readonly address: string } | { readonly memberId: string };

const turnOf = (by: Asker): string => ("address" in by ? limitedAddress(by.address) : by.memberId);

/** At the command line nobody waits. */
const atTheCommandLine: Asker = { address: "" };

export const hashPassword = (password: string, by: Asker = atTheCommandLine): Promise<string> =>
	hashing.run(turnOf(by), () => hash(password, cost));

/** Characters a password may have; more would only keep the processor busy. */
const longest = 200;

const base64 = (bytes: number) => randomBytes(bytes).toString("base64").replaceAll("=", "");

/** Of no password that anybody knows; to compare one with it costs the same. */
export const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`;

/** Takes as long for an unknown account as for a wrong password, so that nobody learns who has an account. */
export const passwordMatches = async (
	password: string,
	passwordHash: string | undefined,
	by: Asker,
): Promise<boolean> => {
	const matches = await hashing.run(turnOf(by), () => verify(passwordHash ?? nobodysHash, password.slice(0, longest)));
	return matches && passwordHash !== undefined && password.length <= longest;
};
