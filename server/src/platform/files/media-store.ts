import type { Readable } from "node:stream";

/** Of the bytes of a file the first and the last one wanted. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * A backup brings names of files to be removed, and somebody else may have written it: none leads to another folder.
 */
export const ownName = (name: string): string => {
	if (!/^[\w-][\w.-]*$/.test(name)) throw new Error("a name in the store is not one of ours");
	return name;
};

/**
 * Pictures and videos as they are sent to browsers, by names that we made. Nobody asks what else lies there: another
 * organisation's server, or one on which a backup is tried out, may use the same store.
 */
export type MediaStore = {
	/** When it comes back, the file is there as a whole and stays. */
	put(name: string, bytes: Buffer, type: string): Promise<void>;
	/** Undefined where there is no such file. */
	get(name: string, range?: ByteRange): Promise<Readable | undefined>;
	/** Also where it is gone already. */
	remove(name: string): Promise<void>;
};
