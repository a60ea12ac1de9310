import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A file of an archive: its path there, and what is in it. */
export type Packed = { readonly path: string; readonly bytes: Buffer; readonly at: Date };

/** A name as it may stand in a path of an archive, on whatever system that is opened. */
export const nameInArchive = (name: string): string =>
	name
		.replace(/[^\p{L}\p{N}._ -]/gu, "_")
		.replace(/^[. ]+/, "_")
		.slice(-100);

/** A ZIP archive of them. Documents and pictures are packed already, and are only put in. */
export const zipOf = async (files: readonly Packed[]): Promise<Buffer> => {
	const zip = new ZipFile();
	for (const { path, bytes, at } of files) {
		zip.addBuffer(bytes, path, { mtime: at, mode: 0o100600, compress: /\.(json|txt)$/.test(path) });
	}
	zip.end();
	return buffer(zip.outputStream);
};
