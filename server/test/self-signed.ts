import { generateKeyPairSync, sign } from "node:crypto";

const der = (tag: number, ...parts: Buffer[]): Buffer => {
	const body = Buffer.concat(parts);
	const { length } = body;
	const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), body]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const yearFromNow = (years: number) =>
	der(0x17, Buffer.from(`${String(new Date().getUTCFullYear() + years).slice(2)}0101000000Z`));

const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"));
const named = (host: string) => sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from(host)))));

/** A certificate for a server of a test, which whoever trusts it has to be told. */
export const selfSigned = (host: string): { key: string; cert: string } => {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const names = sequence(oid("551d11"), der(0x04, sequence(der(0x82, Buffer.from(host)))));
	const isAuthority = sequence(oid("551d13"), der(0x04, sequence(der(0x01, Buffer.from([0xff])))));
	const content = sequence(
		der(0xa0, der(0x02, Buffer.from([2]))),
		der(0x02, Buffer.from([1])),
		ecdsaWithSha256,
		named(host),
		sequence(yearFromNow(-1), yearFromNow(2)),
		named(host),
		publicKey.export({ type: "spki", format: "der" }),
		der(0xa3, sequence(names, isAuthority)),
	);
	const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
	const base64 = sequence(content, ecdsaWithSha256, signature).toString("base64");
	return {
		key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
		cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{1,64}/g, "$&\n")}-----END CERTIFICATE-----\n`,
	};
};
