import assert from "node:assert/strict";
import sharp from "sharp";
import { test } from "vitest";
import { keptOf, picture, uploads } from "../../test/pictures.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { atom, element, mp4, uint32, webm } from "../../test/videos.ts";

const { lina, omar, sam } = await society();

/** Milliseconds that none of them may need: honest files take a tenth of it, also on a busy machine. */
const soon = 3000;
const timed = async <T>(work: Promise<T>) => {
	const begun = performance.now();
	const answer = await work;
	return { answer, took: performance.now() - begun };
};

test("videos that are mostly zeros do not delay another member's video (F3)", async () => {
	const zeros = `${"\0".repeat(300_000)}x`;
	const crafted = [webm({ codec: zeros }), webm({ docType: zeros }), webm({ codec: `V_VP9${zeros}` })];
	const sent = crafted.map((bytes) => uploads(lina, bytes, "clip.webm", "video/webm"));
	const { answer, took } = await timed(uploads(omar, webm(), "clip.webm", "video/webm"));
	assert.equal(keptOf(answer).type, "video");
	for (const one of await Promise.all(sent)) refusal(one, 415, "unsupported_type");
	assert.ok(took < soon, `another member waited ${took} ms`);
});

/** A picture of ten by ten dots that changes one of them so often: 23 bytes each time. */
const flicker = (times: number) => {
	const head = Buffer.from("4749463839610a000a00800000ff00000000ff", "hex");
	const changes = ["4c", "44"].map((dot) => `21f90400010000002c0000000001000100000202${dot}0100`).join("");
	return Buffer.concat([head, Buffer.alloc((times / 2) * 46, changes, "hex"), Buffer.from(";")]);
};

test("an animation of very many pictures is kept as its first picture, at once (F3)", async () => {
	const { answer, took } = await timed(uploads(sam, flicker(200_000), "flicker.gif", "image/gif"));
	const { type, width, height } = keptOf(answer);
	assert.deepEqual([type, width, height], ["image", 10, 10]);
	assert.ok(took < soon, `it took ${took} ms`);
});

test("a member with many files waiting delays another one by one file, and more of theirs are refused (F3)", {
	timeout: 120_000,
}, async () => {
	const plain = { create: { width: 4000, height: 3000, channels: 3, background: "#fff" } } as const;
	const slow = await sharp(plain).avif({ effort: 0 }).toBuffer();
	const quick = await picture();
	let done = 0;
	// No more than may be sent at the same time.
	const sent = Array.from({ length: 6 }, () =>
		uploads(lina, slow).then((answer) => {
			if (answer.status === 201) done++;
			return answer;
		}),
	);
	// When the first is refused, as many wait as may.
	const refused = await Promise.race(sent);
	const { message } = refusal(refused, 429, "too_many_requests");
	assert.match(message, /still being processed/);
	assert.ok(Number(refused.headers.get("retry-after")) > 0);
	const before = done;
	keptOf(await uploads(omar, quick));
	assert.ok(done - before <= 1, `${done - before} of another member's came first`);
	const statuses = (await Promise.all(sent)).map(({ status }) => status);
	assert.deepEqual(statuses.sort(), [...Array(5).fill(201), 429]);
	keptOf(await uploads(lina, quick));
});

test("boxes of an MP4 with impossible sizes are refused, and none is read twice or without end (F3)", async () => {
	const long = (size: bigint) => {
		const bytes = Buffer.alloc(8);
		bytes.writeBigUInt64BE(size);
		return Buffer.concat([uint32(1), Buffer.from("free"), bytes]);
	};
	let deep = atom("free");
	for (let level = 0; level < 5000; level++) deep = atom("udta", deep);
	const crafted: Record<string, readonly [Buffer, number]> = {
		"size 7": [Buffer.concat([uint32(7), Buffer.from("free")]), 415],
		"size beyond the end": [Buffer.concat([uint32(0xffffffff), Buffer.from("free")]), 415],
		"size to the end": [Buffer.concat([uint32(0), Buffer.from("free")]), 201],
		"a long size that is cut off": [Buffer.concat([uint32(1), Buffer.from("free")]), 415],
		...Object.fromEntries(
			[0n, 8n, 15n, 17n, 2n ** 53n + 1n, 2n ** 63n, 2n ** 64n - 1n].map((size) => [`long ${size}`, [long(size), 415]]),
		),
		"a long size that is right": [long(16n), 201],
		"5,000 boxes in one another": [deep, 201],
		"300,000 boxes": [Buffer.alloc(2_400_000, atom("free")), 415],
	};
	for (const [what, [more, status]] of Object.entries(crafted)) {
		const { answer, took } = await timed(uploads(sam, mp4({ with: [more] }), "clip.mp4", "video/mp4"));
		assert.equal(answer.status, status, what);
		assert.ok(took < soon, `${what} took ${took} ms`);
	}
});

test("elements of a WebM with impossible sizes are refused (F3)", async () => {
	const given = webm({ live: true });
	const crafted: Record<string, Buffer> = {
		"a void longer than the file": Buffer.from("ec01fffffffffffffe", "hex"),
		"a void without an end": Buffer.from("ec01ffffffffffffff", "hex"),
		"a size of nine bytes": Buffer.from("ec00ffffffffffffffff", "hex"),
		"an id of five bytes": Buffer.from("0800000000", "hex"),
		"a size that is cut off": Buffer.from("ec01ff", "hex"),
		"400,000 elements": Buffer.alloc(800_000, Buffer.from("ec80", "hex")),
		"a block without an end": element("a3", undefined),
	};
	for (const [what, more] of Object.entries(crafted)) {
		const { answer, took } = await timed(uploads(sam, Buffer.concat([given, more]), "clip.webm", "video/webm"));
		refusal(answer, 415, "unsupported_type");
		assert.ok(took < soon, `${what} took ${took} ms`);
	}
});
