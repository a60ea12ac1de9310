import { NotAVideo, type Video } from "./video.ts";
import { type Element, elementsIn, textOf, voidOut, wholeNumberOf } from "./webm-elements.ts";

const ids = {
	head: 0x1a45dfa3,
	docType: 0x4282,
	segment: 0x18538067,
	seekHead: 0x114d9b74,
	info: 0x1549a966,
	tracks: 0x1654ae6b,
	cluster: 0x1f43b675,
	cues: 0x1c53bb6b,
	track: 0xae,
	trackKind: 0x83,
	codec: 0x86,
	picture: 0xe0,
	width: 0xb0,
	height: 0xba,
} as const;

const enters: ReadonlySet<number> = new Set([ids.segment, ids.cluster]);
/** Of a cluster: time, silent tracks, position, size before, blocks and groups of them. */
const ofCluster: ReadonlySet<number> = new Set([0xe7, 0x5854, 0xa7, 0xab, 0xa3, 0xa0]);
/** Tags, attachments and chapters are not among them: tags may say where it was taken. */
const keptInSegment: ReadonlySet<number> = new Set([
	...[ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues],
	...ofCluster,
]);
/** The scale of its times, its length, and the programs that made it, without which it is none. */
const keptInInfo: ReadonlySet<number> = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741]);

const pictureTrack = 1;
const codecs: Readonly<Record<number, readonly string[]>> = {
	[pictureTrack]: ["V_VP8", "V_VP9", "V_AV1"],
	2: ["A_OPUS", "A_VORBIS"],
};

const among = (elements: readonly Element[], id: number): Element => {
	const found = elements.find((element) => element.id === id);
	if (!found) throw new NotAVideo("an element is missing");
	return found;
};

const sizeOf = (bytes: Buffer, track: readonly Element[]) => {
	const inside = elementsIn(bytes, among(track, ids.picture));
	return {
		width: wholeNumberOf(bytes, among(inside, ids.width)),
		height: wholeNumberOf(bytes, among(inside, ids.height)),
	};
};

/** The size of the picture; throws where a track is not of a kind that browsers show. */
const checkTracks = (bytes: Buffer, tracks: Element) => {
	let size: ReturnType<typeof sizeOf> | undefined;
	for (const entry of elementsIn(bytes, tracks).filter(({ id }) => id === ids.track)) {
		const track = elementsIn(bytes, entry);
		const kind = wholeNumberOf(bytes, among(track, ids.trackKind));
		if (!codecs[kind]?.includes(textOf(bytes, among(track, ids.codec))))
			throw new NotAVideo("not every browser shows it");
		if (kind === pictureTrack) size ??= sizeOf(bytes, track);
	}
	if (!size) throw new NotAVideo("it has no picture");
	return size;
};

const voidOthers = (bytes: Buffer, elements: readonly Element[], kept: ReadonlySet<number>) => {
	for (const element of elements) if (!kept.has(element.id)) voidOut(bytes, element);
};

/** A WebM that holds together, without what it says of where and when; throws `NotAVideo` for all else. */
export const cleanWebm = (given: Buffer): Video => {
	const bytes = Buffer.from(given);
	const [head, segment, ...inside] = elementsIn(bytes, { body: 0, to: bytes.length }, enters);
	if (head?.id !== ids.head || segment?.id !== ids.segment) throw new NotAVideo("it does not begin as one");
	if (textOf(bytes, among(elementsIn(bytes, head), ids.docType)) !== "webm")
		throw new NotAVideo("it is of another kind");
	const parts = segment.isOpen ? inside : elementsIn(bytes, segment, enters);
	if (!segment.isOpen && inside.length > 0) throw new NotAVideo("there is more after its end");
	among(parts, ids.cluster);
	const size = checkTracks(bytes, among(parts, ids.tracks));
	for (const info of parts.filter(({ id }) => id === ids.info)) voidOthers(bytes, elementsIn(bytes, info), keptInInfo);
	for (const cluster of parts.filter(({ id, isOpen }) => id === ids.cluster && !isOpen))
		voidOthers(bytes, elementsIn(bytes, cluster), ofCluster);
	voidOthers(bytes, parts, keptInSegment);
	return { mime: "video/webm", bytes, ...size };
};
