import type { ByteCoverage } from "./byte-coverage.ts";
import { type Atom, atomIn, atomsIn, countIn, numberIn } from "./mp4-atoms.ts";
import { NotAVideo } from "./video.ts";

/** What a fragment or a run of samples says of itself. */
const says = {
	place: 0x1,
	description: 0x2,
	firstFlags: 0x4,
	duration: 0x8,
	size: 0x10,
	fromItself: 0x2_00_00,
	sizes: 0x2_00,
	ofEachSample: [0x1_00, 0x2_00, 0x4_00, 0x8_00],
} as const;

/** How long the samples of each track are where a fragment does not say it. */
const usualSizes = (bytes: Buffer, moov: Atom): Map<number, number> => {
	const mvex = atomsIn(bytes, moov).find(({ type }) => type === "mvex");
	const tracks = mvex ? atomsIn(bytes, mvex).filter(({ type }) => type === "trex") : [];
	return new Map(tracks.map((trex) => [numberIn(bytes, trex, 4), numberIn(bytes, trex, 16)]));
};

const coverRun = (
	bytes: Buffer,
	trun: Atom,
	usual: number,
	given: { base: number; next: number },
	covered: ByteCoverage,
) => {
	const flags = numberIn(bytes, trun, 0);
	let at = 8;
	let place = given.next;
	if (flags & says.place) {
		// It may stand before the fragment.
		place = given.base + (numberIn(bytes, trun, at) | 0);
		at += 4;
	}
	if (flags & says.firstFlags) at += 4;
	const fields = says.ofEachSample.filter((field) => flags & field);
	const count = countIn(bytes, trun, 4, fields.length * 4, at);
	const sizeAt = fields.indexOf(says.sizes);
	let length = usual * count;
	if (sizeAt >= 0) {
		length = 0;
		for (let n = 0; n < count; n++) length += numberIn(bytes, trun, at + (n * fields.length + sizeAt) * 4);
	}
	covered.cover(place, length);
	return place + length;
};

/** Marks what fragments bring of the tracks that are kept; throws where one brings another track. */
export const coverFragments = (
	bytes: Buffer,
	moov: Atom,
	{ moofs, tracks }: { moofs: readonly Atom[]; tracks: ReadonlySet<number> },
	covered: ByteCoverage,
) => {
	const usual = usualSizes(bytes, moov);
	for (const moof of moofs) {
		let next = moof.from;
		for (const traf of atomsIn(bytes, moof).filter(({ type }) => type === "traf")) {
			const tfhd = atomIn(bytes, traf, "tfhd");
			const flags = numberIn(bytes, tfhd, 0);
			const track = numberIn(bytes, tfhd, 4);
			if (!tracks.has(track)) throw new NotAVideo("it brings a track that its beginning does not name");
			let at = 8;
			let base = flags & says.fromItself ? moof.from : next;
			if (flags & says.place) {
				base = numberIn(bytes, tfhd, at) * 2 ** 32 + numberIn(bytes, tfhd, at + 4);
				at += 8;
			}
			for (const field of [says.description, says.duration]) if (flags & field) at += 4;
			const size = flags & says.size ? numberIn(bytes, tfhd, at) : (usual.get(track) ?? 0);
			next = base;
			for (const trun of atomsIn(bytes, traf).filter(({ type }) => type === "trun"))
				next = coverRun(bytes, trun, size, { base, next }, covered);
		}
	}
};
