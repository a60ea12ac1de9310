import { NotAVideo } from "./video.ts";

/** A part of an MP4 file: its kind of four letters, where it begins, where what is in it begins, and where it ends. */
export type Atom = { readonly type: string; readonly from: number; readonly body: number; readonly to: number };

const atomAt = (bytes: Buffer, from: number, end: number): Atom => {
	if (from + 8 > end) throw new NotAVideo("an atom is cut off");
	const type = bytes.toString("latin1", from + 4, from + 8);
	const size = bytes.readUInt32BE(from);
	if (size === 1) {
		if (from + 16 > end) throw new NotAVideo("an atom is cut off");
		return { type, from, body: from + 16, to: from + Number(bytes.readBigUInt64BE(from + 8)) };
	}
	// The last one may say that it goes on to the end.
	return { type, from, body: from + 8, to: size === 0 ? end : from + size };
};

/** No file of the size that is taken needs more at one level. */
const mostAtoms = 100_000;

/** The atoms that stand one after the other between two places. */
export const atomsIn = (bytes: Buffer, { body, to }: Pick<Atom, "body" | "to">): Atom[] => {
	const atoms: Atom[] = [];
	for (let at = body; at < to; ) {
		const atom = atomAt(bytes, at, to);
		if (atom.to < atom.body || atom.to > to) throw new NotAVideo(`the atom ${atom.type} is cut off`);
		if (atoms.push(atom) > mostAtoms) throw new NotAVideo("it has more atoms than a video needs");
		at = atom.to;
	}
	return atoms;
};

/** The atom at the end of a path of kinds, the first of each. */
export const atomIn = (bytes: Buffer, around: Pick<Atom, "body" | "to">, ...path: readonly string[]): Atom => {
	let found: Pick<Atom, "body" | "to"> = around;
	let last: Atom | undefined;
	for (const type of path) {
		last = atomsIn(bytes, found).find((atom) => atom.type === type);
		if (!last) throw new NotAVideo(`the atom ${type} is missing`);
		found = last;
	}
	if (!last) throw new NotAVideo("no atom was asked for");
	return last;
};

/** A number of four bytes in an atom, which has to be that long. */
export const numberIn = (bytes: Buffer, { body, to }: Atom, at: number): number => {
	if (body + at + 4 > to) throw new NotAVideo("an atom is too short");
	return bytes.readUInt32BE(body + at);
};

/** How many entries a table has, of so many bytes each, which begin at a place; not more than there is room for. */
export const countIn = (bytes: Buffer, table: Atom, at: number, entry: number, entriesAt = at + 4): number => {
	const count = numberIn(bytes, table, at);
	if (table.body + entriesAt + count * entry > table.to) throw new NotAVideo("a table is too short");
	return count;
};

/** Makes an atom one of free room. The file stays as long as it was: others count its bytes from the beginning. */
export const blank = (bytes: Buffer, { from, body, to }: Atom) => {
	bytes.write("free", from + 4, "latin1");
	bytes.fill(0, body, to);
};

/** Leaves, of the atoms in one, these. */
export const keepOnly = (bytes: Buffer, around: Pick<Atom, "body" | "to">, kept: ReadonlySet<string>) => {
	for (const atom of atomsIn(bytes, around)) if (!kept.has(atom.type)) blank(bytes, atom);
};
