import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { compound, documents, pdf, zip } from "../../../test/documents.ts";
import { readConfig } from "../../config.ts";
import { documentType } from "./document-type.ts";
import { openVault } from "./vault.ts";

const folder = await mkdtemp(join(tmpdir(), "warmline-vault-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const config = (name: string, environment: Record<string, string> = {}) =>
	readConfig({ DATA_DIR: join(folder, name), ...environment });
const most = 1000;

async function* inPieces(bytes: Buffer, length = 64) {
	for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}
const none = async () => new Set<string>();

test("what is stored is read as it was, and lies there unreadable", async () => {
	const given = config("one");
	const vault = await openVault(given);
	const { id, size, type } = await vault.receive(inPieces(pdf(900)), most);
	assert.deepEqual([size, type], [900, "application/pdf"]);
	assert.deepEqual(await vault.read(id), pdf(900));
	const path = join(given.DATA_DIR, "vault", id);
	const stored = await readFile(path);
	assert.ok(!stored.includes("%PDF") && !stored.includes("resume"));
	assert.equal((await stat(path)).mode & 0o777, 0o600);
	const again = await vault.receive(inPieces(pdf(900)), most);
	assert.notDeepEqual((await readFile(join(given.DATA_DIR, "vault", again.id))).subarray(12), stored.subarray(12));
	await vault.remove(id);
	await vault.remove(id);
	await assert.rejects(vault.read(id), { code: "ENOENT" });
});

test("the key is made once, is nobody else's to read, and opens the files in the next run", async () => {
	const given = config("two");
	const [one, other] = await Promise.all([openVault(given), openVault(given)]);
	const { id } = await one.receive(inPieces(pdf()), most);
	assert.deepEqual(await other.read(id), pdf());
	const path = join(given.DATA_DIR, "files.key");
	assert.equal((await stat(path)).mode & 0o777, 0o600);
	assert.deepEqual(await (await openVault(given)).read(id), pdf());
	assert.deepEqual((await readdir(given.DATA_DIR)).sort(), ["files.key", "vault"]);
	const FILES_KEY = (await readFile(path, "utf8")).trim();
	assert.deepEqual(await (await openVault(config("two", { FILES_KEY }))).read(id), pdf());
	await assert.rejects((await openVault(config("two", { FILES_KEY: "0".repeat(64) }))).read(id));
	await writeFile(path, "0".repeat(63));
	await assert.rejects(openVault(given), /damaged/);
	assert.throws(() => config("two", { FILES_KEY: "secret" }), /FILES_KEY/);
});

test("a file that was changed, cut off or put in another's place is not read", async () => {
	const given = config("three");
	const vault = await openVault(given);
	const { id } = await vault.receive(inPieces(pdf()), most);
	const other = await vault.receive(inPieces(documents.png.bytes), most);
	const path = join(given.DATA_DIR, "vault", id);
	const stored = await readFile(path);
	for (const at of [0, 12, 100, stored.length - 1]) {
		const changed = Buffer.from(stored);
		changed.writeUInt8(stored.readUInt8(at) ^ 1, at);
		await writeFile(path, changed);
		await assert.rejects(vault.read(id), `a change at ${at}`);
	}
	for (const wrong of [stored.subarray(0, -1), stored.subarray(0, 20), Buffer.alloc(0)]) {
		await writeFile(path, wrong);
		await assert.rejects(vault.read(id));
	}
	await writeFile(path, await readFile(join(given.DATA_DIR, "vault", other.id)));
	await assert.rejects(vault.read(id));
	await writeFile(path, stored);
	assert.deepEqual(await vault.read(id), pdf());
});

test("of what is empty, too large, broken off or of another kind nothing stays", async () => {
	const given = config("four");
	const vault = await openVault(given);
	async function* brokenOff() {
		yield pdf();
		throw new Error("the line is gone");
	}
	await assert.rejects(vault.receive(brokenOff(), most), /the line is gone/);
	await assert.rejects(vault.receive(inPieces(Buffer.alloc(0)), most), { message: "This file is empty." });
	await assert.rejects(vault.receive(inPieces(pdf(most + 1)), most), {
		answer: { status: 413, code: "too_large", message: "Files can be up to 0 MB." },
	});
	await assert.rejects(vault.receive(inPieces(Buffer.from("<html>")), most), { message: /PDF/ });
	assert.deepEqual(await readdir(join(given.DATA_DIR, "vault")), []);
	assert.equal((await vault.receive(inPieces(pdf(most)), most)).size, most);
});

test("at night old files that nothing names go, and what is new or named stays", async () => {
	const given = config("five");
	const vault = await openVault(given);
	const place = join(given.DATA_DIR, "vault");
	const store = async () => (await vault.receive(inPieces(pdf()), most)).id;
	const [named, unnamed, fresh] = [await store(), await store(), await store()];
	const broken = `${unnamed}.part`;
	await writeFile(join(place, broken), "half");
	const yesterday = new Date("2020-11-01T00:00:00Z");
	for (const name of [named, unnamed, broken]) await utimes(join(place, name), yesterday, yesterday);
	await vault.sweep(new Date("2020-10-01T00:00:00Z"), none);
	assert.equal((await readdir(place)).length, 4);
	await vault.sweep(new Date("2020-11-02T00:00:00Z"), async (ids) => new Set(ids.filter((id) => id === named)));
	assert.deepEqual((await readdir(place)).sort(), [named, fresh].sort());
});

test("a token follows from the key and from what it is for", async () => {
	const given = config("tokens");
	const [vault, again, other] = [await openVault(given), await openVault(given), await openVault(config("others"))];
	assert.match(vault.tokenFor("a"), /^[\w-]{43}$/);
	assert.equal(again.tokenFor("a"), vault.tokenFor("a"));
	for (const token of [vault.tokenFor("b"), other.tokenFor("a")]) assert.notEqual(token, vault.tokenFor("a"));
});

test("a few bytes are hidden for one thing, and revealed for that thing only, with the same key and unchanged", async () => {
	const given = config("hidden");
	const [vault, other] = [await openVault(given), await openVault(config("hidden elsewhere"))];
	const secret = Buffer.from("a secret of twenty b");
	const hidden = vault.hide("second step of a", secret);
	assert.ok(!hidden.includes(secret));
	assert.notDeepEqual(vault.hide("second step of a", secret), hidden);
	assert.deepEqual((await openVault(given)).reveal("second step of a", hidden), secret);
	assert.throws(() => vault.reveal("second step of b", hidden));
	assert.throws(() => other.reveal("second step of a", hidden));
	const changed = Buffer.from(hidden);
	changed.writeUInt8(hidden.readUInt8(14) ^ 1, 14);
	assert.throws(() => vault.reveal("second step of a", changed));
});

test("a kind is told by the bytes alone", async () => {
	for (const [name, { bytes, type }] of Object.entries(documents)) assert.equal(await documentType(bytes), type, name);
	const refused = {
		html: Buffer.from("<!doctype html><script>alert(1)</script>"),
		text: Buffer.from("My resume"),
		svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
		zip: zip({ "a.txt": "a" }),
		sheet: compound("Workbook"),
		program: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(100)]),
		gif: Buffer.from("GIF89a%PDF-1.7"),
		nearly: Buffer.from("\n<html>%PDF-1.7"),
	};
	for (const [name, bytes] of Object.entries(refused)) assert.equal(await documentType(bytes), undefined, name);
});
