import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const worthIt = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;

/** Writes each file beside itself as .br and .gz, so that the server hands out small files without working for it. */
export const compressFolder = async (folder: string): Promise<void> => {
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !worthIt.test(entry.name)) continue;
		const path = join(entry.parentPath, entry.name);
		// What is kept for rendering is handed out to nobody.
		if (path.includes("/.vite/")) continue;
		const content = await readFile(path);
		await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
		await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
	}
};
