import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every app understands it. */
const period = 30;
const kind = { algorithm: "SHA1", digits: 6, period };
/** Clocks of phones go wrong: a code of the half-minute before, or after, counts too. */
const window = 1;

const secretIn = (bytes: Buffer) => Secret.fromHex(bytes.toString("hex"));

/** 160 bits, as RFC 4226 asks for. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes);

export const secretInLetters = (secret: Buffer): string => secretIn(secret).base32;

/** What a QR code says to the app: whose code it is, and of which society. */
export const uriOf = (secret: Buffer, issuer: string, label: string): string =>
	new TOTP({ ...kind, secret: secretIn(secret), issuer, label }).toString();

/** Which half-minute since 1970 a code is of; undefined where it is none of now. */
export const stepOfCode = (secret: Buffer, token: string, now: Date): number | undefined => {
	const timestamp = now.getTime();
	const delta = TOTP.validate({ ...kind, secret: secretIn(secret), token, timestamp, window });
	return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta;
};
