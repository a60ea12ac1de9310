import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { Config } from "../../config.ts";
import { type MediaStore, ownName } from "./media-store.ts";

type Bucket = {
	readonly address: string;
	readonly region: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
};

/** Undefined where the settings name no bucket. */
export const s3Settings = (config: Config): Bucket | undefined => {
	const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION, S3_PATH_STYLE } = config;
	if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
	const address = new URL(S3_ENDPOINT);
	if (S3_PATH_STYLE === "true") address.pathname = `${address.pathname.replace(/\/+$/, "")}/${S3_BUCKET}`;
	else address.hostname = `${S3_BUCKET}.${address.hostname}`;
	return {
		address: address.href.replace(/\/+$/, ""),
		region: S3_REGION,
		accessKeyId: S3_ACCESS_KEY,
		secretAccessKey: S3_SECRET_KEY,
	};
};

/** The bucket may hold other things, too. */
const prefix = "media/";

/** Milliseconds until the store begins to answer; a file that has begun to come may take its time. */
const patience = 30_000;

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

export const openS3Store = ({ address, ...keys }: Bucket): MediaStore => {
	const client = new AwsClient({ ...keys, service: "s3", retries: 2, initRetryMs: 200 });
	const asks = async (method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) => {
		const late = new AbortController();
		const timer = setTimeout(() => late.abort(new Error("the store does not answer")), patience);
		try {
			return await client.fetch(address + path, {
				method,
				headers: { "x-amz-content-sha256": sha256(body ?? ""), ...headers },
				signal: late.signal,
				...(body ? { body: new Uint8Array(body) } : {}),
			});
		} finally {
			clearTimeout(timer);
		}
	};
	const pathOf = (name: string) => `/${prefix}${ownName(name)}`;
	/** What the store says of it holds names of buckets and keys; its number is enough for the log. */
	const done = async (response: Response, what: string) => {
		if (response.ok) return;
		await response.body?.cancel();
		throw new Error(`the store did not ${what}: ${response.status}`);
	};
	return {
		put: async (name, bytes, type) => {
			const response = await asks("PUT", pathOf(name), { "content-type": type }, bytes);
			await done(response, "keep a file");
			await response.body?.cancel();
		},
		get: async (name, range) => {
			const headers = range ? { range: `bytes=${range.first}-${range.last}` } : undefined;
			const response = await asks("GET", pathOf(name), headers);
			if (response.status === 404) {
				await response.body?.cancel();
				return undefined;
			}
			await done(response, "send a file");
			if (range && response.status !== 206) {
				await response.body?.cancel();
				throw new Error("the store did not send a part of a file");
			}
			return response.body ? Readable.fromWeb(response.body) : Readable.from([]);
		},
		remove: async (name) => {
			const response = await asks("DELETE", pathOf(name));
			if (response.status !== 404) await done(response, "remove a file");
			await response.body?.cancel();
		},
	};
};
