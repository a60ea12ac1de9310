/** Programs for tables save in what their system writes; only some of them say what that is. */
const marks = [
	{ encoding: "utf-16le", bytes: [0xff, 0xfe] },
	{ encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/** The text of a table: UTF-8 where it is that, else what its mark says, else the letters of Windows. */
export const decodeTable = (file: ArrayBuffer): string => {
	const bytes = new Uint8Array(file);
	const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
	if (marked) return new TextDecoder(marked.encoding).decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
};
