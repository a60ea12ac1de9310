import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, safe in addresses and headers. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** Only this is stored: who reads the database cannot log in with it. The token is random, so no salt is needed. */
export const tokenHash = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A token that follows from another secret, so that the same secret opens the same thing again. */
export const derivedToken = (what: string, secret: string): string =>
	createHash("sha256").update(`warmline ${what}\n${secret}`).digest("base64url");

/** How long it takes tells nothing of a secret: what is compared is of one length. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(tokenHash(one), tokenHash(other));
