import { fileTypeFromBuffer } from "file-type";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const asTheyAre: ReadonlySet<string> = new Set(["application/pdf", "image/png", "image/jpeg", docx]);
/** The name of the part that every old Word document has, as it stands in its list of parts. */
const wordPart = Buffer.from("WordDocument", "utf16le");

/** The kind of a document by its bytes, whatever it is called; undefined for a kind that is not taken. */
export const documentType = async (bytes: Buffer): Promise<string | undefined> => {
	const mime = (await fileTypeFromBuffer(bytes))?.mime;
	if (mime === undefined) return undefined;
	if (mime === "image/apng") return "image/png";
	if (mime === "application/x-cfb") return bytes.includes(wordPart) ? "application/msword" : undefined;
	return asTheyAre.has(mime) ? mime : undefined;
};
