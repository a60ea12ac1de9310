import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { selfSigned } from "./self-signed.ts";

const host = "push.example";

/** Milliseconds after which a message that was waited for counts as not coming. */
const patience = 15_000;

type Arrived = { path: string; headers: NodeJS.Dict<string | string[]>; body: Buffer };

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
	Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** A browser that asks to be told, with keys that nobody else has. */
export class PushBrowser {
	readonly endpoint: string;
	private readonly curve = createECDH("prime256v1");
	private readonly secret = randomBytes(16);

	constructor(origin: string) {
		this.endpoint = `${origin}/send/${randomUUID()}`;
		this.curve.generateKeys();
	}

	get subscription() {
		const keys = { p256dh: this.curve.getPublicKey("base64url"), auth: this.secret.toString("base64url") };
		return { endpoint: this.endpoint, keys };
	}

	/** As RFC 8291 says. */
	reads(body: Buffer): unknown {
		const salt = body.subarray(0, 16);
		const keyEnd = 21 + body.readUInt8(20);
		const theirs = body.subarray(21, keyEnd);
		const shared = this.curve.computeSecret(theirs);
		const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.curve.getPublicKey(), theirs]);
		const input = derived(shared, this.secret, info, 32);
		const key = derived(input, salt, "Content-Encoding: aes128gcm\0", 16);
		const nonce = derived(input, salt, "Content-Encoding: nonce\0", 12);
		const decipher = createDecipheriv("aes-128-gcm", key, nonce);
		decipher.setAuthTag(body.subarray(-16));
		const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
		return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
	}
}

/** What a sender says of itself, when it is signed with the key that it names. */
export const senderOf = (authorization: string) => {
	const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
	const point = Buffer.from(key, "base64url");
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
	const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
	const [head = "", claims = "", signature = ""] = token.split(".");
	const isSigned = verify(
		"sha256",
		Buffer.from(`${head}.${claims}`),
		{ key: publicKey, dsaEncoding: "ieee-p1363" },
		Buffer.from(signature, "base64url"),
	);
	if (!isSigned) throw new Error("this is not signed by whom it names");
	return { key, ...JSON.parse(Buffer.from(claims, "base64url").toString()) };
};

/** The push service of a browser maker, on this machine. */
export class PushService {
	readonly arrived: Arrived[] = [];
	/** The status with which what comes is answered. */
	answers: (path: string) => number = () => 201;
	private readonly events = new EventEmitter();
	private readonly trustedBefore = getCACertificates();
	private readonly server;
	private read = 0;

	constructor() {
		const { key, cert } = selfSigned(host);
		setDefaultCACertificates([...this.trustedBefore, cert]);
		this.server = createServer({ key, cert }, async (request, response) => {
			const parts: Buffer[] = [];
			for await (const part of request) parts.push(part);
			const status = this.answers(request.url ?? "");
			response.writeHead(status).end("said the push service");
			this.arrived.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) });
			this.events.emit("arrived");
		});
	}

	async starts() {
		await once(this.server.listen(0, "127.0.0.1"), "listening");
		return this;
	}

	/** Of two certificates for one name the wrong one may be taken, so none is trusted for longer than its service is there. */
	ends() {
		setDefaultCACertificates(this.trustedBefore);
		this.server.closeAllConnections();
		this.server.close();
	}

	get origin() {
		// The server listens on a port and not on a path.
		const { port } = this.server.address() as AddressInfo;
		return `https://${host}:${port}`;
	}

	/** What a server may connect to: nothing but this. */
	get outboundPolicy() {
		return {
			resolve: async (name: string) => (name === host ? [{ address: "127.0.0.1", family: 4 }] : []),
			allows: (address: string) => address === "127.0.0.1",
		};
	}

	browser() {
		return new PushBrowser(this.origin);
	}

	/** The next that comes, taken or not; waits for it. */
	async next(): Promise<Arrived> {
		const signal = AbortSignal.timeout(patience);
		for (;;) {
			const found = this.arrived[this.read];
			if (found) {
				this.read++;
				return found;
			}
			await once(this.events, "arrived", { signal });
		}
	}
}
