import type { ByteCoverage } from "./byte-coverage.ts";
import { type Atom, atomIn, atomsIn, countIn, numberIn } from "./mp4-atoms.ts";
import { NotAVideo } from "./video.ts";

/** How many samples are in each chunk, asked for chunk after chunk. */
const samplesByChunk = (bytes: Buffer, table: Atom) => {
	const stsc = atomIn(bytes, table, "stsc");
	const runs = countIn(bytes, stsc, 4, 12);
	let next = 0;
	let samples = 0;
	return (chunk: number): number => {
		if (next < runs && numberIn(bytes, stsc, 8 + next * 12) === chunk) {
			samples = numberIn(bytes, stsc, 12 + next * 12);
			next++;
		}
		return samples;
	};
};

/** How long so many samples are together, asked for from the first sample on. */
const lengths = (bytes: Buffer, table: Atom) => {
	const stsz = atomIn(bytes, table, "stsz");
	const same = numberIn(bytes, stsz, 4);
	if (same > 0) return (count: number) => same * count;
	const all = countIn(bytes, stsz, 8, 4);
	let next = 0;
	return (count: number): number => {
		let length = 0;
		for (const end = Math.min(next + count, all); next < end; next++) length += numberIn(bytes, stsz, 12 + next * 4);
		return length;
	};
};

const placesAt = (bytes: Buffer, table: Atom) => {
	const found = atomsIn(bytes, table).find(({ type }) => type === "stco" || type === "co64");
	if (!found) throw new NotAVideo("nothing says where the samples are");
	if (found.type === "stco")
		return { count: countIn(bytes, found, 4, 4), at: (n: number) => numberIn(bytes, found, 8 + n * 4) };
	return {
		count: countIn(bytes, found, 4, 8),
		at: (n: number) => Number(bytes.readBigUInt64BE(found.body + 8 + n * 8)),
	};
};

/** Marks all that belongs to a track, by the tables of the file's beginning. */
export const coverChunks = (bytes: Buffer, track: Atom, covered: ByteCoverage) => {
	const table = atomIn(bytes, track, "mdia", "minf", "stbl");
	const samplesOf = samplesByChunk(bytes, table);
	const lengthOf = lengths(bytes, table);
	const places = placesAt(bytes, table);
	for (let n = 0; n < places.count; n++) covered.cover(places.at(n), lengthOf(samplesOf(n + 1)));
};
