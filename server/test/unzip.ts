import { crc32, inflateRawSync } from "node:zlib";

/** The files of a ZIP archive by their paths, read as its list at the end names them, and checked. */
export const unzip = (archive: Buffer): Map<string, Buffer> => {
	const end = archive.lastIndexOf("PK\x05\x06");
	if (end < 0) throw new Error("this is no ZIP archive");
	const files = new Map<string, Buffer>();
	let at = archive.readUInt32LE(end + 16);
	for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
		const method = archive.readUInt16LE(at + 10);
		const sum = archive.readUInt32LE(at + 16);
		const packed = archive.readUInt32LE(at + 20);
		const [name, extra, comment] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
			number,
			number,
			number,
		];
		const local = archive.readUInt32LE(at + 42);
		const path = archive.toString("utf8", at + 46, at + 46 + name);
		const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
		const body = archive.subarray(begin, begin + packed);
		const bytes = method === 0 ? body : inflateRawSync(body);
		if (crc32(bytes) !== sum) throw new Error(`${path} is damaged`);
		files.set(path, bytes);
		at += 46 + name + extra + comment;
	}
	return files;
};
