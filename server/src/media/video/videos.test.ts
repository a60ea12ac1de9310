import assert from "node:assert/strict";
import { test } from "vitest";
import { atom, element, fragment, mp4, place, type Tables, takenAt, webm } from "../../../test/videos.ts";
import { mediaKind } from "../media-kind.ts";
import { cleanMp4 } from "./mp4.ts";
import { NotAVideo } from "./video.ts";
import { cleanWebm } from "./webm.ts";

const time = Buffer.alloc(4);
time.writeUInt32BE(takenAt);
const saysNothing = (bytes: Buffer) =>
	assert.deepEqual(
		[bytes.includes(place.slice(0, -1)), bytes.includes(time), bytes.includes("seenseen")],
		[false, false, true],
	);
const refused = (clean: (bytes: Buffer) => unknown, bytes: Buffer, what: string) =>
	assert.throws(() => clean(bytes), NotAVideo, what);

test("an MP4 keeps what is seen and heard, byte by byte, and nothing of where and when (F3)", async () => {
	const given = mp4();
	assert.ok(given.includes(place) && given.includes(time));
	assert.equal(await mediaKind(given), "mp4");
	const { bytes, ...known } = cleanMp4(given);
	assert.deepEqual(known, { mime: "video/mp4", width: 640, height: 360 });
	assert.equal(bytes.length, given.length);
	saysNothing(bytes);
	const seen = given.indexOf("seenseen");
	assert.deepEqual(bytes.subarray(0, seen + 3300), given.subarray(0, seen + 3300));
	assert.deepEqual(cleanMp4(bytes).bytes, bytes);
	assert.ok(given.includes(place), "what was given stays as it was");
});

test("an MP4 that was taken upright is shown upright (F3)", () => {
	const { width, height } = cleanMp4(mp4({ turned: true }));
	assert.deepEqual([width, height], [360, 640]);
});

test("an MP4 keeps nothing that lies beside what is seen and heard (F3)", () => {
	const given = mp4({ between: `gps ${place} of the camera` });
	const { bytes } = cleanMp4(given);
	assert.ok(given.includes("of the camera") && !bytes.includes("of the camera"));
	saysNothing(bytes);
});

test("an MP4 in fragments, as a recorder makes it, is kept without what makers add to it (F3)", () => {
	refused(cleanMp4, mp4({ with: fragment() }), "a track of places goes through all fragments");
	const given = mp4({ pictureOnly: true, with: [...fragment({ between: place }), ...fragment()] });
	const { bytes } = cleanMp4(given);
	const first = bytes.indexOf("moof");
	assert.equal(given.indexOf("moof"), first);
	const rest = bytes.subarray(first);
	assert.deepEqual([rest.includes(place), rest.includes("maker")], [false, false]);
	assert.equal(rest.toString("latin1").match(/seenseen/g)?.length, 2);
	// What says where the samples are is as it was.
	assert.deepEqual(rest.subarray(0, 72), given.subarray(first, first + 72));
	assert.deepEqual(cleanMp4(bytes).bytes, bytes);
	const refusedFragment = (fragments: Buffer[], what: string) =>
		refused(cleanMp4, mp4({ pictureOnly: true, with: fragments }), what);
	refusedFragment(fragment({ track: 2 }), "a track that is not there");
	refusedFragment(fragment({ sizes: [8, 2 ** 31] }), "longer than the file");
	refusedFragment(fragment({ firstAt: -100_000 }), "before the file");
});

test("a small MP4 or WebM that asks for much work is refused before it is done (F3)", () => {
	const many = 40_000;
	const from = 32;
	const quick = (what: string, clean: (bytes: Buffer) => unknown, bytes: Buffer, isTaken = false) => {
		const begun = performance.now();
		if (isTaken) clean(bytes);
		else refused(clean, bytes, what);
		const took = performance.now() - begun;
		assert.ok(took < 1000, `${what} took ${took} ms`);
	};
	const heardBy = (tables: Partial<Tables>) =>
		mp4({ heardBy: { runs: [[1, 1, 1]], lengths: [0, 0, 0], places: Array(many).fill(from), ...tables } });
	const runs = Array.from({ length: many / 2 }, () => [0xffffffff, 1, 1]);
	quick("chunks times runs", cleanMp4, heardBy({ runs }), true);
	quick("chunks times length", cleanMp4, heardBy({ lengths: [0, 5_000, 1] }));
	quick("samples without end", cleanMp4, heardBy({ runs: [[1, 0xffffffff, 1]], lengths: [0, 1, 0] }));
	quick("samples again and again", cleanMp4, heardBy({ runs: [[1, 2 ** 31, 1]], lengths: [0, 0, 2, 5, 5] }), true);
	quick("atoms", cleanMp4, mp4({ with: Array(600_000).fill(atom("free")) }));
	quick("elements", cleanWebm, Buffer.concat([webm().subarray(0, 24), Buffer.alloc(5_000_000, "ec80", "hex")]));
});

test("an MP4 of a kind that browsers do not show, or that does not hold together, is refused (F3)", () => {
	for (const codec of ["hvc1", "mp4v", "encv", "jpeg"]) refused(cleanMp4, mp4({ codec }), codec);
	refused(cleanMp4, mp4({ brand: "qt  " }), "another brand");
	const given = mp4();
	const moov = given.indexOf("moov") - 4;
	refused(cleanMp4, given.subarray(0, moov), "no beginning");
	refused(cleanMp4, Buffer.concat([given.subarray(0, 24), given.subarray(moov)]), "no picture");
	refused(cleanMp4, mp4({ with: [given.subarray(moov)] }), "two beginnings");
	refused(cleanMp4, given.subarray(24), "no brand");
	refused(cleanMp4, Buffer.concat([given, Buffer.from([0, 0, 0])]), "a rest");
});

test("a WebM keeps what is seen and heard, and nothing of where and when, however it was recorded (F3)", async () => {
	for (const live of [false, true]) {
		const given = webm({ live });
		assert.ok(given.includes(place) && given.includes(time));
		assert.equal(await mediaKind(given), "webm");
		const { bytes, ...known } = cleanWebm(given);
		assert.deepEqual(known, { mime: "video/webm", width: 640, height: 360 });
		assert.equal(bytes.length, given.length);
		saysNothing(bytes);
		assert.deepEqual(cleanWebm(bytes).bytes, bytes);
	}
});

test("a WebM of another kind, or that does not hold together, is refused (F3)", () => {
	refused(cleanWebm, webm({ docType: "matroska" }), "Matroska");
	for (const codec of ["V_MPEG4/ISO/AVC", "V_MS/VFW/FOURCC", ""]) refused(cleanWebm, webm({ codec }), codec);
	refused(cleanWebm, Buffer.concat([webm(), element("ec", "")]), "more after its end");
	const head = element("1a45dfa3", element("4282", "webm"));
	refused(cleanWebm, Buffer.concat([head, element("18538067", "")]), "nothing in it");
	refused(cleanWebm, head, "its head only");
});

test("no cut and no changed byte makes a reader of videos fail, or run on (F3)", () => {
	for (const [clean, given] of [
		[cleanMp4, mp4({ size: 40 })],
		[cleanMp4, mp4({ size: 40, pictureOnly: true, with: fragment() })],
		[cleanWebm, webm()],
		[cleanWebm, webm({ live: true })],
	] as const) {
		const survives = (bytes: Buffer) => {
			try {
				assert.equal(clean(bytes).bytes.length, bytes.length);
			} catch (error) {
				assert.ok(error instanceof NotAVideo, String(error));
			}
		};
		for (let at = 0; at < given.length; at++) {
			survives(given.subarray(0, at));
			for (const value of [0, 1, 0x7f, 0xff]) {
				const changed = Buffer.from(given);
				changed[at] = value;
				survives(changed);
			}
		}
	}
});
