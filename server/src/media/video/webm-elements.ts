import { NotAVideo } from "./video.ts";

/** A part of a WebM file; where it does not say how long it is, it goes on to the end of what it stands in. */
export type Element = {
	readonly id: number;
	readonly from: number;
	readonly body: number;
	readonly to: number;
	readonly isOpen: boolean;
};

/** The bytes a number takes are told by the zeros before its first bit. */
const lengthAt = (bytes: Buffer, at: number, most: number): number => {
	const length = Math.clz32(bytes[at] ?? 0) - 23;
	if (at >= bytes.length || length > most || at + length > bytes.length) throw new NotAVideo("a number is cut off");
	return length;
};

const numberAt = (bytes: Buffer, at: number, length: number): number => {
	let value = 0;
	for (let n = 0; n < length; n++) value = value * 256 + (bytes[at + n] ?? 0);
	return value;
};

const elementAt = (bytes: Buffer, from: number, end: number): Element => {
	const idLength = lengthAt(bytes, from, 4);
	const sizeLength = lengthAt(bytes, from + idLength, 8);
	const body = from + idLength + sizeLength;
	// Its first bit says how long it is, and does not count.
	const first = (bytes[from + idLength] ?? 0) & (0xff >> sizeLength);
	const size = first * 256 ** (sizeLength - 1) + numberAt(bytes, from + idLength + 1, sizeLength - 1);
	// The largest number that fits stands for one that was not known.
	const isOpen = size >= 2 ** (7 * sizeLength) - 1;
	const to = isOpen ? end : body + size;
	if (body > end || to > end) throw new NotAVideo("an element is cut off");
	return { id: numberAt(bytes, from, idLength), from, body, to, isOpen };
};

/** No file of the size that is taken needs more: an hour has some two hundred thousand. */
const mostElements = 250_000;

/** The elements between two places. Into those that `enters` names it goes, where their end is not known. */
export const elementsIn = (
	bytes: Buffer,
	{ body, to }: Pick<Element, "body" | "to">,
	enters: ReadonlySet<number> = new Set(),
): Element[] => {
	const elements: Element[] = [];
	for (let at = body; at < to; ) {
		const element = elementAt(bytes, at, to);
		if (element.isOpen && !enters.has(element.id)) throw new NotAVideo("nobody knows where an element ends");
		if (elements.push(element) > mostElements) throw new NotAVideo("it has more elements than a video needs");
		at = element.isOpen ? element.body : element.to;
	}
	return elements;
};

/** Zeros at its end are padding. They are counted from the end: a pattern would look at each run of zeros many times. */
export const textOf = (bytes: Buffer, { body, to }: Element): string => {
	let end = to;
	while (end > body && bytes[end - 1] === 0) end--;
	return bytes.toString("latin1", body, end);
};

export const wholeNumberOf = (bytes: Buffer, { body, to }: Element): number => {
	if (to - body > 6) throw new NotAVideo("a number is too long");
	return numberAt(bytes, body, to - body);
};

/** Makes an element one of free room, as long as it was. */
export const voidOut = (bytes: Buffer, { from, to }: Element) => {
	const length = to - from;
	bytes.fill(0, from, to);
	bytes[from] = 0xec;
	if (length < 10) bytes[from + 1] = 0x80 | (length - 2);
	else {
		bytes[from + 1] = 0x01;
		bytes.writeUIntBE(length - 9, from + 3, 6);
	}
};
