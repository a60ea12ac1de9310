import assert from "node:assert/strict";
import { createECDH } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, test } from "vitest";
import { readConfig } from "../../config.ts";
import { pushKeys } from "./push-keys.ts";

const newFolder = async () => {
	const folder = await mkdtemp(join(tmpdir(), "warmline-push-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
};
const newPair = () => {
	const curve = createECDH("prime256v1");
	curve.generateKeys();
	const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
	return { VAPID_PUBLIC_KEY: curve.getPublicKey("base64url"), VAPID_PRIVATE_KEY: privateKey.toString("base64url") };
};

test("servers that start at once on one folder have the same pair, and so has the next", async () => {
	const config = readConfig({ DATA_DIR: await newFolder() });
	const pairs = await Promise.all(Array.from({ length: 5 }, () => pushKeys(config)));
	for (const pair of [...pairs, await pushKeys(config)]) assert.deepEqual(pair, pairs[0]);
	assert.match(pairs[0]?.publicKey ?? "", /^[\w-]{87}$/);
	assert.deepEqual(await readdir(config.DATA_DIR), ["push.key"]);
});

test("a pair that is given is used, and none is made", async () => {
	const pair = newPair();
	const config = readConfig({ DATA_DIR: await newFolder(), ...pair });
	const { publicKey, privateKey } = await pushKeys(config);
	assert.deepEqual({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }, pair);
	assert.deepEqual(await readdir(config.DATA_DIR), []);
});

test("half a pair, or two halves of different ones, are refused at the start", async () => {
	const [one, other] = [newPair(), newPair()];
	const DATA_DIR = await newFolder();
	const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = one;
	for (const given of [{ VAPID_PUBLIC_KEY }, { VAPID_PRIVATE_KEY }, { ...other, VAPID_PUBLIC_KEY }])
		await assert.rejects(pushKeys(readConfig({ DATA_DIR, ...given })), /must be a pair/);
	assert.throws(() => readConfig({ DATA_DIR, VAPID_PRIVATE_KEY: "short" }), /VAPID_PRIVATE_KEY/);
});

test("a damaged key is said so, and is not made anew: browsers know the old one", async () => {
	const DATA_DIR = await newFolder();
	const path = join(DATA_DIR, "push.key");
	await writeFile(path, "nothing\n");
	await assert.rejects(pushKeys(readConfig({ DATA_DIR })), /push\.key is damaged/);
	assert.equal(await readFile(path, "utf8"), "nothing\n");
});
