import assert from "node:assert/strict";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, test } from "vitest";
import { s3Server } from "../../../test/s3.ts";
import { readConfig } from "../../config.ts";
import type { ByteRange, MediaStore } from "./media-store.ts";
import { openMediaStore } from "./open-media-store.ts";
import { s3Settings } from "./s3-store.ts";

const folder = await mkdtemp(join(tmpdir(), "warmline-media-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const { settings } = await s3Server();
const opened = (given: Record<string, string>) => openMediaStore(readConfig({ DATA_DIR: folder, ...given }));

const got = async (store: MediaStore, name: string, range?: ByteRange) => {
	const bytes = await store.get(name, range);
	return bytes && (await buffer(bytes)).toString();
};
const id = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;

for (const [kind, given] of Object.entries({ "a folder": {}, "an S3 bucket": settings })) {
	test(`in ${kind} what was put is there as a whole and in parts, until it is removed`, async () => {
		const store = await opened(given);
		const name = id(1);
		assert.equal(await got(store, name), undefined);
		await store.put(name, Buffer.from("0123456789"), "image/webp");
		await store.put(`${name}.small`, Buffer.from("small"), "image/webp");
		assert.equal(await got(store, name), "0123456789");
		assert.equal(await got(store, `${name}.small`), "small");
		assert.equal(await got(store, name, { first: 0, last: 1 }), "01");
		assert.equal(await got(store, name, { first: 3, last: 9 }), "3456789");
		await store.put(name, Buffer.from("another"), "image/webp");
		assert.equal(await got(await opened(given), name), "another");
		await store.remove(name);
		await store.remove(name);
		assert.equal(await got(store, name), undefined);
		await store.remove(`${name}.small`);
	});

	test(`in ${kind} a file of five megabytes stays what it is`, async () => {
		const store = await opened(given);
		const bytes = Buffer.alloc(5_000_000, "a picture ");
		await store.put(id(9), bytes, "image/jpeg");
		const stored = await store.get(id(9));
		assert.ok(stored && (await buffer(stored)).equals(bytes));
		await store.remove(id(9));
	});
}

test("a folder's files are nobody else's to read, and what was broken off is removed when it is opened", async () => {
	const store = await opened({});
	await store.put(id(1), Buffer.from("x"), "image/webp");
	const place = join(folder, "media");
	assert.equal((await stat(join(place, id(1)))).mode & 0o777, 0o600);
	assert.deepEqual(await readdir(place), [id(1)]);
	const long = new Date("2020-11-01");
	for (const name of [`${id(2)}.part`, `${id(3)}.part`, "something else"]) await writeFile(join(place, name), "half");
	for (const name of [`${id(2)}.part`, "something else", id(1)]) await utimes(join(place, name), long, long);
	await opened({});
	// Another server may be at work on the one of just now.
	assert.deepEqual((await readdir(place)).sort(), [id(1), `${id(3)}.part`, "something else"]);
});

test("a store with another key, without the bucket, or that is down is a fault and no missing file", async () => {
	for (const wrong of [{ S3_SECRET_KEY: "wrong" }, { S3_ENDPOINT: "http://127.0.0.1:9" }]) {
		const store = await opened({ ...settings, ...wrong });
		await assert.rejects(store.get(id(1)));
		await assert.rejects(store.put(id(1), Buffer.from("x"), "image/webp"));
		await assert.rejects(store.remove(id(1)));
	}
	await assert.rejects(
		(await opened({ ...settings, S3_BUCKET: "another" })).put(id(1), Buffer.from("x"), "image/webp"),
	);
});

test("settings name a store wholly or not at all, and where its bucket stands", () => {
	assert.equal(s3Settings(readConfig({})), undefined);
	assert.throws(() => readConfig({ S3_BUCKET: "pictures" }), /S3_ENDPOINT[\s\S]*S3_ACCESS_KEY[\s\S]*S3_SECRET_KEY/);
	const named = { ...settings, S3_ENDPOINT: "https://s3.ca-central-1.amazonaws.com/" };
	assert.equal(s3Settings(readConfig(named))?.address, "https://s3.ca-central-1.amazonaws.com/pictures");
	assert.equal(
		s3Settings(readConfig({ ...named, S3_PATH_STYLE: "false" }))?.address,
		"https://pictures.s3.ca-central-1.amazonaws.com",
	);
	assert.throws(() => readConfig({ ...named, S3_ENDPOINT: "ftp://x" }), /S3_ENDPOINT/);
});
