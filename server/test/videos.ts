/** Small videos whose parts are what they are called. Nobody could watch them: what is seen in them is made up. */

const ascii = (text: string) => Buffer.from(text, "latin1");

export const uint32 = (...values: number[]) => {
	const bytes = Buffer.alloc(values.length * 4);
	for (const [n, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, n * 4);
	return bytes;
};

export const atom = (type: string, ...parts: (Buffer | string)[]): Buffer => {
	const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? ascii(part) : part)));
	return Buffer.concat([uint32(body.length + 8), ascii(type), body]);
};

/** 2026 in seconds since 1904. */
export const takenAt = 3_850_000_000;
export const place = "+45.4215-075.6972/";

const placed = () => atom("udta", atom("\xa9xyz", Buffer.from([0, place.length, 0x15, 0xc7]), place));

/** Where the samples of a track are, as its tables say it: in runs, by their lengths, from places on. */
export type Tables = { runs: number[][]; lengths: number[]; places: number[] };

const tablesOf = ({ runs, lengths, places }: Tables) => [
	atom("stsc", uint32(0, runs.length), uint32(...runs.flat())),
	atom("stsz", uint32(...lengths)),
	atom("stco", uint32(0, places.length), uint32(...places)),
];

type Track = { handler: string; codec: string; samples: Buffer; turned?: boolean; tables?: Tables | undefined };

const track = ({ handler, codec, samples, turned = false, tables }: Track, at: number) => {
	const own = { runs: [[1, 2, 1]], lengths: [0, 0, 2, samples.length - 3, 3], places: [at] };
	const matrix = turned
		? uint32(0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000)
		: uint32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
	const seen = handler === "vide" ? uint32(640 * 65_536, 360 * 65_536) : uint32(0, 0);
	return atom(
		"trak",
		atom("tkhd", uint32(3, takenAt, takenAt, 1, 0, 1000, 0, 0, 0, 0), matrix, seen),
		atom(
			"mdia",
			atom("mdhd", uint32(0, takenAt, takenAt, 1000, 1000, 0)),
			atom("hdlr", uint32(0, 0), handler, uint32(0, 0, 0), "\0"),
			atom("minf", atom("stbl", atom("stsd", uint32(0, 1), atom(codec, Buffer.alloc(70))), ...tablesOf(tables ?? own))),
		),
		placed(),
	);
};

type Mp4 = {
	brand?: string;
	codec?: string;
	turned?: boolean;
	with?: Buffer[];
	size?: number;
	/** What lies beside the samples, where no track names it. */
	between?: string;
	/** What the tables of the sound say. */
	heardBy?: Tables;
	/** The picture is all there is. */
	pictureOnly?: boolean;
};

/** With a picture, a sound, and a track of places as cameras write it. */
export const mp4 = ({
	brand = "isom",
	codec = "avc1",
	turned = false,
	with: more = [],
	size = 3000,
	between = "",
	heardBy,
	pictureOnly = false,
}: Mp4 = {}) => {
	const ftyp = atom("ftyp", brand, uint32(512), brand);
	const [seen, heard, places] = [Buffer.alloc(size, "seen"), Buffer.alloc(300, "heard"), Buffer.alloc(200, place)];
	const from = ftyp.length + 8;
	const mdat = atom("mdat", seen, heard, places, between);
	const moov = atom(
		"moov",
		atom("mvhd", uint32(0, takenAt, takenAt, 1000, 1000), Buffer.alloc(80)),
		track({ handler: "vide", codec, samples: seen, turned }, from),
		...(pictureOnly
			? []
			: [
					track({ handler: "soun", codec: "mp4a", samples: heard, tables: heardBy }, from + seen.length),
					track({ handler: "meta", codec: "camm", samples: places }, from + seen.length + heard.length),
				]),
		placed(),
		atom("meta", uint32(0), place),
	);
	return Buffer.concat([ftyp, mdat, moov, atom("uuid", Buffer.alloc(16, 7), `<xmp>${place}</xmp>`), ...more]);
};

type Fragment = { track?: number; between?: string; sizes?: number[]; firstAt?: number };

/** More of a video's picture, as a recorder writes it, with what a maker adds. */
export const fragment = ({ track = 1, between = "", sizes = [5, 3], firstAt = 0 }: Fragment = {}) => {
	const moof = (place: number) =>
		atom(
			"moof",
			atom("mfhd", uint32(0, 1)),
			atom(
				"traf",
				atom("tfhd", uint32(0x20000, track)),
				atom("trun", uint32(0x201, sizes.length, place, ...sizes)),
				atom("uuid", "maker", between),
			),
			atom("udta", between),
		);
	const head = moof(0).length + 8;
	return [moof(head + firstAt), atom("mdat", "seenseen", between)];
};

/** Its size takes eight bytes, as most programs write it; all ones where it is not known. */
export const element = (id: string, body: Buffer | string | undefined): Buffer => {
	const inside = typeof body === "string" ? ascii(body) : (body ?? Buffer.alloc(0));
	const size = body === undefined ? uint32(0x01ffffff, 0xffffffff) : uint32(0x01000000, inside.length);
	return Buffer.concat([Buffer.from(id, "hex"), size, inside]);
};

type Webm = { docType?: string; codec?: string; live?: boolean };

/** As a program wrote it, or, live, as a browser's recorder did: without knowing where anything ends. */
export const webm = ({ docType = "webm", codec = "V_VP9", live = false }: Webm = {}) => {
	const size = element(
		"e0",
		Buffer.concat([element("b0", Buffer.from([2, 128])), element("ba", Buffer.from([1, 104]))]),
	);
	const seen = Buffer.concat([element("83", Buffer.from([1])), element("86", codec), size]);
	const heard = Buffer.concat([element("83", Buffer.from([2])), element("86", "A_OPUS")]);
	const block = Buffer.concat([element("e7", Buffer.from([0])), element("a3", Buffer.alloc(500, "seen"))]);
	const tag = element("7373", element("67c8", Buffer.concat([element("45a3", "LOCATION"), element("4487", place)])));
	const parts = [
		element(
			"1549a966",
			Buffer.concat([
				element("2ad7b1", Buffer.from([15, 66, 64])),
				element("4461", uint32(0, takenAt)),
				element("7ba9", place),
			]),
		),
		element("1654ae6b", Buffer.concat([element("ae", seen), element("ae", heard)])),
		...[1, 2].map(() => (live ? Buffer.concat([element("1f43b675", undefined), block]) : element("1f43b675", block))),
		element("1254c367", tag),
	];
	const segment = Buffer.concat(parts);
	return Buffer.concat([
		element("1a45dfa3", element("4282", docType)),
		live ? Buffer.concat([element("18538067", undefined), segment]) : element("18538067", segment),
	]);
};
