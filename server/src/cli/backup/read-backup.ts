import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, openPromise } from "yauzl";
import { isMissing } from "../../platform/files/fs-errors.ts";
import { type Manifest, manifest, manifestPath, type Part, promisedPath, tablePath } from "./manifest.ts";

export type Backup = {
	readonly manifest: Manifest;
	has(path: string): boolean;
	read(path: string): Promise<Readable>;
	text(path: string): Promise<string>;
	close(): void;
};

const notWhole = (path: string) => new Error(`${path} is no backup, or not a whole one. Nothing was restored.`);

const opened = async (path: string) => {
	try {
		return await openPromise(path, { autoClose: false, lazyEntries: true });
	} catch (error) {
		if (isMissing(error)) throw new Error(`There is no file ${path}.`);
		throw notWhole(path);
	}
};

/** The most that is read into memory of one part, which a small file may unpack to. */
const mostText = 100_000_000;

/** Whether it is the part as it was stored. What unpacks to more than it says is left at once. */
const isAsStored = async (bytes: Readable, { bytes: size, sha256 }: Part): Promise<boolean> => {
	const hash = createHash("sha256");
	let read = 0;
	for await (const chunk of bytes) {
		read += chunk.length;
		if (read > size) return false;
		hash.update(chunk);
	}
	return read === size && hash.digest("hex") === sha256;
};

/** Opens it when every part of it is what the backup says of it; `path` is only read. */
export const openBackup = async (path: string): Promise<Backup> => {
	const zip = await opened(path);
	const entries = new Map<string, Entry>();
	const read = async (name: string) => {
		const entry = entries.get(name);
		if (!entry) throw new Error(`${path} is damaged: ${name} is not in it.`);
		return zip.openReadStreamPromise(entry);
	};
	const text = async (name: string) => {
		if ((entries.get(name)?.uncompressedSize ?? 0) > mostText)
			throw new Error(`${path} is damaged: ${name} is too long. Nothing was restored.`);
		return (await buffer(await read(name))).toString();
	};
	try {
		for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
		if (!entries.has(manifestPath)) throw notWhole(path);
		const said = manifest.safeParse(JSON.parse(await text(manifestPath)));
		if (!said.success) throw new Error(`${path} was made by a newer Warmline, or is damaged. Nothing was restored.`);
		const listed = new Set(said.data.parts.map((part) => part.path));
		const needed = [promisedPath, ...said.data.files, ...said.data.tables.map(({ name }) => tablePath(name))];
		const absent = needed.find((name) => !listed.has(name));
		if (absent) throw new Error(`${path} is damaged: ${absent} is not listed. Nothing was restored.`);
		for (const part of said.data.parts) {
			const isWhole = await read(part.path)
				.then((bytes) => isAsStored(bytes, part))
				.catch(() => false);
			if (!isWhole) throw new Error(`${path} is damaged: ${part.path} is not what was stored. Nothing was restored.`);
		}
		return { manifest: said.data, has: (name) => entries.has(name), read, text, close: () => zip.close() };
	} catch (error) {
		zip.close();
		throw error;
	}
};
