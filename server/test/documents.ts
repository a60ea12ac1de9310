import { crc32 } from "node:zlib";

/** Small documents whose bytes are what they are called. */

const ascii = (text: string) => Buffer.from(text, "latin1");

export const pdf = (size = 200) => Buffer.concat([ascii("%PDF-1.7\n"), Buffer.alloc(size - 9, "A page of a resume. ")]);

const png = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
);
const jpeg = Buffer.concat([
	Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"),
	Buffer.alloc(40),
	Buffer.from("ffd9", "hex"),
]);

/** A zip whose parts are not packed. */
export const zip = (parts: Record<string, string>): Buffer => {
	const local: Buffer[] = [];
	const central: Buffer[] = [];
	let at = 0;
	for (const [name, text] of Object.entries(parts)) {
		const [nameBytes, body] = [ascii(name), ascii(text)];
		const fields = Buffer.alloc(26);
		fields.writeUInt16LE(20, 0);
		fields.writeUInt32LE(crc32(body), 10);
		fields.writeUInt32LE(body.length, 14);
		fields.writeUInt32LE(body.length, 18);
		fields.writeUInt16LE(nameBytes.length, 22);
		const entry = Buffer.concat([ascii("PK\x03\x04"), fields, nameBytes, body]);
		const listed = Buffer.concat([ascii("PK\x01\x02"), Buffer.from([20, 0]), fields, Buffer.alloc(14), nameBytes]);
		listed.writeUInt32LE(at, 42);
		local.push(entry);
		central.push(listed);
		at += entry.length;
	}
	const list = Buffer.concat(central);
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt16LE(central.length, 8);
	end.writeUInt16LE(central.length, 10);
	end.writeUInt32LE(list.length, 12);
	end.writeUInt32LE(at, 16);
	return Buffer.concat([...local, list, end]);
};

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const contentTypes = `<Types><Override PartName="/word/document.xml" ContentType="${wordType}.main+xml"/></Types>`;
const docx = zip({ "[Content_Types].xml": contentTypes, "word/document.xml": "<w:document/>" });

/** A file of an older Office, with a part of that name. */
export const compound = (part: string) =>
	Buffer.concat([
		Buffer.from("d0cf11e0a1b11ae1", "hex"),
		Buffer.alloc(1016),
		Buffer.from(part, "utf16le"),
		Buffer.alloc(480),
	]);

/** One of each kind that is taken, with what it is. */
export const documents = {
	pdf: { bytes: pdf(), type: "application/pdf" },
	png: { bytes: png, type: "image/png" },
	jpg: { bytes: jpeg, type: "image/jpeg" },
	docx: { bytes: docx, type: wordType },
	doc: { bytes: compound("WordDocument"), type: "application/msword" },
} as const;
