import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { renameDurably } from "../../platform/files/write-file-atomic.ts";
import type { Part } from "./manifest.ts";

type Bytes = AsyncIterable<Buffer | string> | Iterable<Buffer | string>;

/** A ZIP archive that gets its name when it is whole and on the disk. */
export type BackupFile = {
	put(path: string, bytes: Bytes, how: { packed: boolean }): Promise<Part>;
	readonly parts: readonly Part[];
	/** Answers how many bytes it has. */
	finish(): Promise<number>;
	giveUp(): Promise<void>;
};

export const openBackupFile = async (path: string, madeAt: Date): Promise<BackupFile> => {
	const draft = `${path}.partial`;
	await rm(draft, { force: true });
	const zip = new ZipFile();
	const out = Readable.from(zip.outputStream, { objectMode: false });
	// Flushed to the disk before it is closed.
	const sink = createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true });
	const written = pipeline(out, sink);
	zip.on("error", (error) => out.destroy(error instanceof Error ? error : new Error(String(error))));
	// Heard at the next part, or at the end.
	written.catch(() => undefined);
	const parts: Part[] = [];

	const put: BackupFile["put"] = async (name, bytes, { packed }) => {
		const { promise: read, resolve, reject } = Promise.withResolvers<Part>();
		const hash = createHash("sha256");
		const counted = async function* () {
			let size = 0;
			try {
				for await (const chunk of bytes) {
					hash.update(chunk);
					size += Buffer.byteLength(chunk);
					yield chunk;
				}
			} catch (error) {
				reject(error);
				throw error;
			}
			resolve({ path: name, bytes: size, sha256: hash.digest("hex") });
		};
		const options = { ...(packed ? { compressionLevel: 4 } : { compress: false }), mode: 0o100600, mtime: madeAt };
		zip.addReadStream(Readable.from(counted(), { objectMode: false }), name, options);
		const part = await Promise.race([read, written.then(() => Promise.reject(new Error("The file was closed.")))]);
		parts.push(part);
		return part;
	};

	return {
		put,
		parts,
		finish: async () => {
			zip.end();
			await written;
			const { size } = await stat(draft);
			await renameDurably(draft, path);
			return size;
		},
		giveUp: async () => {
			out.destroy();
			sink.destroy();
			// Not for what it is read from: before the first part has come that waits for it, and hears nothing.
			await finished(sink).catch(() => undefined);
			await rm(draft, { force: true });
		},
	};
};
