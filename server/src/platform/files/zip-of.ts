import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive: its path there, and what is in it, or how that is read when its turn comes. */
export type Packed = { readonly path: string; readonly at: Date } & (
	| { readonly bytes: Buffer }
	| { readonly read: () => Promise<Buffer | undefined> }
	| { readonly text: () => AsyncIterable<string> }
);

/** A name as it may stand in a path of an archive, on whatever system that is opened. */
export const nameInArchive = (name: string): string =>
	name
		.replace(/[^\p{L}\p{N}._ -]/gu, "_")
		.replace(/^[. ]+/, "_")
		.slice(-100);

/**
 * A ZIP archive of them, made while it is read. Documents, pictures and videos are packed already, and are only put in.
 * Of a file that is not there the archive holds an empty one.
 */
export const zipOf = (files: readonly Packed[]): Readable => {
	const zip = new ZipFile();
	// Half an archive must not look like a whole one.
	const breakOff = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)));
	for (const file of files) {
		const options = { mtime: file.at, mode: 0o100600, compress: /\.(json|txt)$/.test(file.path) };
		if ("bytes" in file) zip.addBuffer(file.bytes, file.path, options);
		else if ("text" in file)
			zip.addReadStreamLazy(file.path, options, (opened) =>
				opened(null, Readable.from(file.text(), { objectMode: false })),
			);
		else
			zip.addReadStreamLazy(file.path, options, (opened) => {
				file.read().then((bytes) => opened(null, Readable.from(bytes ? [bytes] : [])), breakOff);
			});
	}
	zip.on("error", breakOff);
	zip.end();
	const archive = Readable.from(zip.outputStream, { objectMode: false });
	return archive;
};
