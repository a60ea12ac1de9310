import { hash, verify } from "@node-rs/argon2";

/** argon2id with the parameters OWASP names first: 19 MiB, two rounds, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Characters a password may have; more would only keep the processor busy. */
const longest = 200;

let nobodysHash: Promise<string> | undefined;

/** Takes as long for an unknown account as for a wrong password, so that nobody learns who has an account. */
export const passwordMatches = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
	nobodysHash ??= hashPassword("nobody has this password");
	const matches = await verify(passwordHash ?? (await nobodysHash), password.slice(0, longest));
	return matches && passwordHash !== undefined && password.length <= longest;
};
