import assert from "node:assert/strict";
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { CreationOptions, RequestChallenge, RequestOptions } from "@warmline/contract/accounts/passkey";
import {
	addPasskey,
	beginPasskey,
	beginPasskeyLogin,
	challengePasskey,
	logInPasskey,
} from "@warmline/contract/accounts/passkey-calls";
import type { Browser } from "./browser.ts";
import { password } from "./person.ts";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const letters = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64url");

const head = (major: number, n: number): Buffer => {
	if (n < 24) return Buffer.from([(major << 5) | n]);
	return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
};
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
/** As much of CBOR as authenticators write. */
const cbor = (value: Cbor): Buffer => {
	if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
	if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
	return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
};

const coseOf = (key: KeyObject) => {
	const { x = "", y = "" } = key.export({ format: "jwk" });
	const point = (letters: string) => Buffer.from(letters, "base64url");
	return cbor(
		new Map<number, Cbor>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, point(x)],
			[-3, point(y)],
		]),
	);
};

/** What may be wrong with what a device says. */
type Wrong = {
	readonly origin?: string;
	readonly rpId?: string;
	readonly challenge?: string;
	/** Without a look at who uses it. */
	readonly unverified?: boolean;
	readonly counter?: number;
	readonly userHandle?: string;
	readonly backedUp?: boolean;
};

const flagsOf = ({ unverified = false, backedUp = false }: Wrong, attested: boolean) =>
	0x01 | (unverified ? 0 : 0x04) | (backedUp ? 0x18 : 0) | (attested ? 0x40 : 0);

/** A phone or a security key with one passkey, as software. */
export class Authenticator {
	readonly id = randomBytes(32);
	counter = 0;
	userHandle = "";
	private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
	private readonly origin: string;

	constructor(origin: string) {
		this.origin = origin;
	}

	private data(rpId: string, wrong: Wrong, attested?: Buffer) {
		const counter = Buffer.alloc(4);
		counter.writeUInt32BE(wrong.counter ?? this.counter);
		return Buffer.concat([
			sha256(wrong.rpId ?? rpId),
			Buffer.from([flagsOf(wrong, attested !== undefined)]),
			counter,
			...(attested ? [attested] : []),
		]);
	}

	private says(type: string, challenge: string, wrong: Wrong) {
		const origin = wrong.origin ?? this.origin;
		return JSON.stringify({ type, challenge: wrong.challenge ?? challenge, origin, crossOrigin: false });
	}

	private get key() {
		return { id: letters(this.id), rawId: letters(this.id), type: "public-key" as const };
	}

	creates({ rp, user, challenge }: CreationOptions, wrong: Wrong = {}) {
		this.userHandle = user.id;
		const length = Buffer.from([0, this.id.length]);
		const attested = Buffer.concat([Buffer.alloc(16), length, this.id, coseOf(this.keys.publicKey)]);
		const authData = this.data(rp.id, wrong, attested);
		const object = new Map<string, Cbor>([
			["fmt", "none"],
			["attStmt", new Map()],
			["authData", authData],
		]);
		return {
			...this.key,
			response: {
				clientDataJSON: letters(this.says("webauthn.create", challenge, wrong)),
				attestationObject: letters(cbor(object)),
				transports: ["internal", "hybrid"],
			},
		};
	}

	shows({ challenge, rpId }: RequestOptions, wrong: Wrong = {}) {
		this.counter = wrong.counter ?? this.counter + 1;
		const clientData = this.says("webauthn.get", challenge, wrong);
		const authenticatorData = this.data(rpId, wrong);
		const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
		return {
			...this.key,
			response: {
				clientDataJSON: letters(clientData),
				authenticatorData: letters(authenticatorData),
				signature: letters(sign("sha256", signed, this.keys.privateKey)),
				userHandle: wrong.userHandle ?? this.userHandle,
			},
		};
	}

	/** What is sent for a challenge. */
	answers({ challenge_ticket, options }: RequestChallenge, wrong: Wrong = {}) {
		return { challenge_ticket, credential: this.shows(options, wrong) };
	}
}

type At = { readonly config: { readonly PUBLIC_URL: string } };
export const originOf = ({ config }: At) => new URL(config.PUBLIC_URL).origin;

export const beginsAdding = async (member: Browser, proof: object = {}) => {
	const begun = await member.calls(beginPasskey, { password, ...proof });
	assert.equal(begun.status, 200, JSON.stringify(begun.body));
	return beginPasskey.answer.parse(begun.body);
};

/** Adds one for a member who is logged in. `proof`: of the second step they have. */
export const passkeyOf = async (cast: At, member: Browser, { name = "Phone", proof = {}, wrong = {} } = {}) => {
	const device = new Authenticator(originOf(cast));
	const { challenge_ticket, options } = await beginsAdding(member, proof);
	const added = await member.calls(addPasskey, { challenge_ticket, name, credential: device.creates(options, wrong) });
	assert.equal(added.status, 201, JSON.stringify(added.body));
	const { result, recovery_codes } = addPasskey.answer.parse(added.body);
	return { device, id: result.id, recovery_codes: recovery_codes ?? [] };
};

export const loginChallenge = async (browser: Browser): Promise<RequestChallenge> =>
	beginPasskeyLogin.answer.parse((await browser.calls(beginPasskeyLogin)).body);

export const logsInBy = async (browser: Browser, device: Authenticator, wrong: Wrong = {}) =>
	browser.calls(logInPasskey, device.answers(await loginChallenge(browser), wrong));

/** A challenge for who is logged in. */
export const ownChallenge = async (member: Browser): Promise<RequestChallenge> =>
	challengePasskey.answer.parse((await member.calls(challengePasskey)).body);
