import { NotAVideo } from "./video.ts";

/** Which bytes of a file hold what is seen and heard. */
export type ByteCoverage = {
	/** So many bytes from one on do. */
	cover(from: number, length: number): void;
	/** Whether this one does. */
	has(at: number): boolean;
};

/** All that is covered together is not longer than the file: no small table makes for work without end. */
export const byteCoverageOf = (bytes: Buffer): ByteCoverage => {
	const marks = Buffer.alloc(bytes.length);
	let left = bytes.length;
	return {
		cover: (from, length) => {
			left -= length;
			if (left < 0 || from < 0 || from + length > bytes.length) throw new NotAVideo("a sample is not in the file");
			marks.fill(1, from, from + length);
		},
		has: (at) => marks[at] === 1,
	};
};

/** Empties, between two places, what nothing is seen or heard of. */
export const blankUncovered = (bytes: Buffer, { body, to }: { body: number; to: number }, covered: ByteCoverage) => {
	for (let at = body; at < to; at++) if (!covered.has(at)) bytes[at] = 0;
};
