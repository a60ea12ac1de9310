import { blankUncovered, byteCoverageOf } from "./byte-coverage.ts";
import { type Atom, atomIn, atomsIn, blank, keepOnly, numberIn } from "./mp4-atoms.ts";
import { coverFragments } from "./mp4-fragments.ts";
import { coverChunks } from "./mp4-samples.ts";
import { NotAVideo, type Video } from "./video.ts";

const brands: ReadonlySet<string> = new Set([
	...["isom", "iso2", "iso3", "iso4", "iso5", "iso6", "iso7", "iso8", "iso9"],
	...["mp41", "mp42", "avc1", "dash", "MSNV", "M4V ", "M4VH", "M4VP"],
]);
const codecs: Readonly<Record<string, ReadonlySet<string>>> = {
	vide: new Set(["avc1", "avc3"]),
	soun: new Set(["mp4a", "Opus", "fLaC"]),
};

/**
 * What stays at each level. Places, dates, titles, makers and serial numbers stand in `udta`, `meta`, `uuid` and in what
 * makers think of next.
 */
const kept = {
	file: new Set(["ftyp", "moov", "mdat", "moof", "mfra", "sidx", "ssix", "styp"]),
	moov: new Set(["mvhd", "trak", "mvex"]),
	trak: new Set(["tkhd", "edts", "mdia"]),
	mdia: new Set(["mdhd", "hdlr", "minf", "elng"]),
	minf: new Set(["vmhd", "smhd", "dinf", "stbl"]),
	stbl: new Set([
		...["stsd", "stts", "ctts", "cslg", "stss", "stsh", "stsc", "stsz", "stco", "co64", "sdtp"],
		...["stdp", "padb", "sbgp", "sgpd", "subs", "saiz", "saio"],
	]),
	moof: new Set(["mfhd", "traf"]),
	traf: new Set(["tfhd", "tfdt", "trun", "sdtp", "sbgp", "sgpd", "subs", "saiz", "saio"]),
} as const;

const checkBrand = (bytes: Buffer, first: Atom | undefined) => {
	if (first?.type !== "ftyp") throw new NotAVideo("it does not begin with its kind");
	const named = bytes.toString("latin1", first.body, first.to).match(/.{4}/gs) ?? [];
	if (!named.some((brand) => brands.has(brand))) throw new NotAVideo("it is of another kind");
};

const handlerOf = (bytes: Buffer, track: Atom): string => {
	const hdlr = atomIn(bytes, track, "mdia", "hdlr");
	numberIn(bytes, hdlr, 8);
	return bytes.toString("latin1", hdlr.body + 8, hdlr.body + 12);
};

const checkCodec = (bytes: Buffer, track: Atom, known: ReadonlySet<string>) => {
	const stsd = atomIn(bytes, track, "mdia", "minf", "stbl", "stsd");
	const entries = atomsIn(bytes, { body: stsd.body + 8, to: stsd.to });
	if (entries.length === 0 || !entries.every(({ type }) => known.has(type)))
		throw new NotAVideo("not every browser shows it");
};

/** When it was made and last changed: eight bytes, or sixteen where the header says that its times are long. */
const blankTimes = (bytes: Buffer, header: Atom) => {
	const isLong = numberIn(bytes, header, 0) >>> 24 === 1;
	const length = isLong ? 16 : 8;
	numberIn(bytes, header, length);
	bytes.fill(0, header.body + 4, header.body + 4 + length);
};

const idOf = (bytes: Buffer, track: Atom): number => {
	const tkhd = atomIn(bytes, track, "tkhd");
	return numberIn(bytes, tkhd, numberIn(bytes, tkhd, 0) >>> 24 === 1 ? 20 : 12);
};

const sizeOf = (bytes: Buffer, track: Atom) => {
	const tkhd = atomIn(bytes, track, "tkhd");
	const matrix = numberIn(bytes, tkhd, 0) >>> 24 === 1 ? 52 : 40;
	const [across = 0, down = 0] = [36, 40].map((at) => Math.round(numberIn(bytes, tkhd, matrix + at) / 65_536));
	if (across === 0 || down === 0) return { width: null, height: null };
	const isTurned = numberIn(bytes, tkhd, matrix) === 0 && numberIn(bytes, tkhd, matrix + 4) !== 0;
	return isTurned ? { width: down, height: across } : { width: across, height: down };
};

const cleanTrack = (bytes: Buffer, track: Atom) => {
	keepOnly(bytes, track, kept.trak);
	const mdia = atomIn(bytes, track, "mdia");
	keepOnly(bytes, mdia, kept.mdia);
	const minf = atomIn(bytes, mdia, "minf");
	keepOnly(bytes, minf, kept.minf);
	keepOnly(bytes, atomIn(bytes, minf, "stbl"), kept.stbl);
	blankTimes(bytes, atomIn(bytes, track, "tkhd"));
	blankTimes(bytes, atomIn(bytes, mdia, "mdhd"));
};

/** An MP4 with H.264 that holds together, without what it says of where and when; throws `NotAVideo` for all else. */
export const cleanMp4 = (given: Buffer): Video => {
	const bytes = Buffer.from(given);
	const file = { body: 0, to: bytes.length };
	const parts = atomsIn(bytes, file);
	checkBrand(bytes, parts[0]);
	const moov = atomIn(bytes, file, "moov");
	const moofs = parts.filter(({ type }) => type === "moof");
	const mdats = parts.filter(({ type }) => type === "mdat");
	if (parts.filter(({ type }) => type === "moov").length > 1 || mdats.length === 0)
		throw new NotAVideo("it has no picture, or more than one beginning");
	let size: ReturnType<typeof sizeOf> | undefined;
	const covered = byteCoverageOf(bytes);
	const tracks = new Set<number>();
	for (const track of atomsIn(bytes, moov).filter(({ type }) => type === "trak")) {
		const handler = handlerOf(bytes, track);
		const known = codecs[handler];
		if (known) {
			checkCodec(bytes, track, known);
			if (handler === "vide") size ??= sizeOf(bytes, track);
			cleanTrack(bytes, track);
			coverChunks(bytes, track, covered);
			tracks.add(idOf(bytes, track));
		} else if (moofs.length > 0) throw new NotAVideo("a track that is neither seen nor heard is spread over it");
		else blank(bytes, track);
	}
	if (!size) throw new NotAVideo("it has no picture");
	keepOnly(bytes, moov, kept.moov);
	blankTimes(bytes, atomIn(bytes, moov, "mvhd"));
	keepOnly(bytes, file, kept.file);
	for (const moof of moofs) {
		keepOnly(bytes, moof, kept.moof);
		for (const traf of atomsIn(bytes, moof).filter(({ type }) => type === "traf")) keepOnly(bytes, traf, kept.traf);
	}
	coverFragments(bytes, moov, { moofs, tracks }, covered);
	// Cameras write where they are into tracks that nobody sees, and into room that no track names.
	for (const mdat of mdats) blankUncovered(bytes, mdat, covered);
	return { mime: "video/mp4", bytes, ...size };
};
