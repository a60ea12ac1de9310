import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { listOwnMedia, mediaMost, mediaQuota } from "@warmline/contract/media/calls";
import sharp from "sharp";
import { test } from "vitest";
import { documents } from "../../test/documents.ts";
import { animation, formWith, keptOf, picture, uploads } from "../../test/pictures.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { atom, mp4, place, webm } from "../../test/videos.ts";

const { address, pool, config, clock, lina, omar, sam, tess, noor, newBrowser, newMember } = await society();

const opened = async (url: string) => {
	const response = await fetch(address + url, { headers: { authorization: `Token ${lina.token}` } });
	return { type: response.headers.get("content-type"), bytes: Buffer.from(await response.arrayBuffer()) };
};
/** Every file in the store belongs to a row, and none is missing. */
const storeIsTidy = async () => {
	const { rows } = await pool.query("SELECT id, small_size FROM media");
	const wanted = rows.flatMap(({ id, small_size }) => (small_size > 0 ? [id, `${id}.small`] : [id]));
	assert.deepEqual((await readdir(join(config.DATA_DIR, "media"))).sort(), wanted.sort());
};

test("a picture is kept without its place, time and camera, upright, in its colours (F3)", async () => {
	const given = await picture({ turned: true });
	for (const word of ["Secretcam", "Ada of Ottawa"]) assert.ok(given.includes(word), word);
	const { url, public_id, type, width, height } = keptOf(await uploads(lina, given));
	assert.deepEqual([url, type, width, height], [`/api/v1/media/${public_id}/`, "image", 32, 64]);
	for (const [at, mime] of [
		[url, "image/jpeg"],
		[`${url}small/`, "image/webp"],
	] as const) {
		const { type, bytes } = await opened(at);
		assert.equal(type, mime);
		const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
		assert.deepEqual([exif, xmp, iptc, icc, orientation], Array(5).fill(undefined));
		for (const word of ["Secretcam", "Ada of Ottawa", "GPS", "2026:11:21"]) assert.ok(!bytes.includes(word), word);
		const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
		// What was on the left is on top.
		assert.ok((data[0] ?? 0) > 200 && (data.at(-1) ?? 0) > 200, "red above, blue below");
	}
	await storeIsTidy();
});

test("every kind of picture that is taken comes out as one that every browser shows (F3)", async () => {
	for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const) {
		const { url, width, height } = keptOf(await uploads(lina, await picture({ format }), "x.bin", "text/plain"));
		assert.deepEqual([width, height], [64, 32], format);
		assert.equal((await opened(url)).type, format === "jpeg" ? "image/jpeg" : "image/webp", format);
	}
	const { url } = keptOf(await uploads(lina, await picture({ width: 5000, height: 1000 })));
	const sizes = await Promise.all([url, `${url}small/`].map(async (at) => sharp((await opened(at)).bytes).metadata()));
	assert.deepEqual(
		sizes.map(({ width, height }) => [width, height]),
		[
			[2048, 410],
			[640, 128],
		],
	);
	const moving = keptOf(await uploads(lina, await animation(5)));
	assert.equal((await sharp((await opened(moving.url)).bytes).metadata()).pages, 5);
	assert.deepEqual([moving.width, moving.height], [16, 16]);
	await storeIsTidy();
});

test("a video is kept as it is seen, without its place (F3)", async () => {
	for (const [given, mime] of [
		[mp4(), "video/mp4"],
		[webm({ live: true }), "video/webm"],
	] as const) {
		const kept = keptOf(await uploads(lina, given, "clip.mov", "video/quicktime"));
		assert.deepEqual([kept.type, kept.width, kept.height], ["video", 640, 360]);
		const { type, bytes } = await opened(kept.url);
		assert.deepEqual([type, bytes.length, bytes.includes("seenseen")], [mime, given.length, true]);
		assert.ok(given.includes(place) && !bytes.includes(place));
		refusal(await lina.send("GET", `${kept.url}small/`), 404, "not_found");
	}
	await storeIsTidy();
});

test("a file is judged by its bytes and not by its name, and what is not taken leaves nothing (F3)", async () => {
	const jpeg = await picture();
	const tiff = await sharp(jpeg).tiff().toBuffer();
	const hostile: Record<string, Buffer> = {
		"page.jpg": Buffer.from("<!doctype html><script>alert(1)</script>"),
		"drawing.png": Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
		"drawing.jpg": Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
		"document.jpg": documents.pdf.bytes,
		"packed.png": documents.docx.bytes,
		"program.gif": Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]),
		"scan.jpg": tiff,
		"plain.mp4": Buffer.from("My film"),
		"cut.jpg": jpeg.subarray(0, jpeg.length - 200),
		"cut.png": (await picture({ format: "png", width: 900, height: 900 })).subarray(0, 800),
		"begun.jpg": jpeg.subarray(0, 20),
		"begun.gif": Buffer.from("GIF89a"),
		"cut.mp4": mp4().subarray(0, 2000),
		"cut.webm": webm().subarray(0, 300),
		"other.mp4": mp4({ codec: "hvc1" }),
		"other.webm": webm({ docType: "matroska" }),
		"sound.mp4": Buffer.concat([atom("ftyp", "M4A ", "\0\0\0\0", "M4A "), atom("moov"), atom("mdat")]),
	};
	for (const [name, bytes] of Object.entries(hostile)) {
		const { errors } = refusal(await uploads(lina, bytes, name), 415, "unsupported_type");
		assert.ok(errors === undefined || Object.keys(errors).join() === "file", name);
	}
	await storeIsTidy();
});

test("of a file that is two things at once only the picture is kept (F3)", async () => {
	const script = Buffer.from("<script>alert(document.cookie)</script>");
	for (const format of ["jpeg", "gif", "png"] as const) {
		const both = Buffer.concat([await picture({ format }), script, documents.docx.bytes]);
		const { url } = keptOf(await uploads(lina, both, "both.html", "text/html"));
		for (const at of [url, `${url}small/`]) assert.ok(!(await opened(at)).bytes.includes("alert"), format);
	}
	await storeIsTidy();
});

test("a small file that would be a huge picture is refused before it is one (F3)", { timeout: 60_000 }, async () => {
	const plain = { create: { width: 10_000, height: 6000, channels: 3, background: "#fff" } } as const;
	const bomb = await sharp(plain).png({ compressionLevel: 9 }).toBuffer();
	assert.ok(bomb.length < mediaMost);
	const { message } = refusal(await uploads(lina, bomb), 413, "too_large");
	assert.match(message, /50 million pixels/);
	await storeIsTidy();
});

test("a file has at most 5,000,000 bytes (F3)", async () => {
	const filled = (size: number) => mp4({ with: [atom("free", Buffer.alloc(size - mp4().length - 8))] });
	assert.equal(filled(mediaMost).length, 5_000_000);
	keptOf(await uploads(lina, filled(mediaMost)));
	const { message } = refusal(await uploads(lina, filled(mediaMost + 1)), 413, "too_large");
	assert.equal(message, "Files can be up to 5 MB.");
	refusal(await uploads(lina, Buffer.alloc(9_000_000, "x")), 413, "too_large");
	await storeIsTidy();
});

test("no file, an empty one, two at once, and another field are refused (F3)", async () => {
	const jpeg = await picture();
	refusal(await lina.send("POST", "/api/v1/media/", {}), 400, "no_file");
	refusal(await lina.send("POST", "/api/v1/media/", new FormData()), 400);
	refusal(await uploads(lina, Buffer.alloc(0)), 400, "empty_file");
	refusal(await lina.send("POST", "/api/v1/media/", formWith([jpeg, "a.jpg"], [jpeg, "b.jpg"])), 413);
	const other = new FormData();
	other.append("picture", new Blob([new Uint8Array(jpeg)]), "a.jpg");
	refusal(await lina.send("POST", "/api/v1/media/", other), 400, "invalid_file");
	await storeIsTidy();
});

test("only members of the community upload (F3)", async () => {
	const jpeg = await picture();
	keptOf(await uploads(tess, jpeg));
	refusal(await uploads(noor, jpeg), 403);
	refusal(await newBrowser().send("POST", "/api/v1/media/", formWith([jpeg, "a.jpg"])), 401);
	await storeIsTidy();
});

test("uploads have an end: sixty an hour (F3)", async () => {
	for (let n = 0; n < 60; n++) refusal(await omar.send("POST", "/api/v1/media/", {}), 400, "no_file");
	const { headers, ...answer } = await uploads(omar, await picture());
	refusal({ headers, ...answer }, 429);
	assert.ok(Number(headers.get("retry-after")) > 0);
	clock.passMinutes(61);
	keptOf(await uploads(omar, await picture()));
});

test("everybody has room for 200 MB, also when much comes at once (F3)", async () => {
	const own = async () => listOwnMedia.answer.parse((await sam.calls(listOwnMedia)).body);
	const { rows } = await pool.query(
		"INSERT INTO media (id, owner_id, type, mime, size, kept_at) SELECT gen_random_uuid(), $1, 'video', 'video/mp4', 4999000, now() FROM generate_series(1, 40) RETURNING id",
		[sam.id],
	);
	const room = mediaQuota - 40 * 4_999_000;
	const clip = mp4({ size: 18_000 });
	const fit = Math.floor(room / clip.length);
	assert.ok(fit >= 1 && fit < 4, String(fit));
	const answers = await Promise.all(Array.from({ length: 4 }, () => uploads(sam, clip)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(fit).fill(201), ...Array(4 - fit).fill(409)]);
	refusal(answers.find(({ status }) => status === 409) ?? assert.fail(), 409, "over_quota");
	const { used, quota, results } = await own();
	assert.deepEqual([used, quota], [40 * 4_999_000 + fit * clip.length, mediaQuota]);
	assert.equal(results.length, 40 + fit);
	await pool.query("DELETE FROM media WHERE id = ANY($1)", [rows.map(({ id }) => id)]);
	keptOf(await uploads(sam, clip));
	await storeIsTidy();
});

test("one's own are listed page by page, the newest first (F3)", async () => {
	const ada = await newMember("ada", "listener");
	const kept = [];
	for (let n = 0; n < 3; n++) kept.unshift(keptOf(await uploads(ada, await picture({ width: 20 + n }))));
	const page = async (query: Record<string, string>) =>
		listOwnMedia.answer.parse((await ada.calls(listOwnMedia, undefined, query)).body);
	const one = await page({ limit: "2" });
	const two = await page({ limit: "2", cursor: one.next ?? "" });
	assert.deepEqual(
		[...one.results, ...two.results].map(({ public_id, width }) => [public_id, width]),
		kept.map(({ public_id, width }) => [public_id, width]),
	);
	assert.equal(two.next, null);
	refusal(await ada.send("GET", "/api/v1/media/?cursor=x"), 400, "invalid_cursor");
});
