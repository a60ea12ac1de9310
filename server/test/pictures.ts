import { storedMedia } from "@warmline/contract/media/calls";
import sharp from "sharp";
import type { Answer } from "./browser.ts";
import type { MemberPerson } from "./person.ts";

/** Where it was taken, when and by what. */
const exif = {
	IFD0: { Make: "Secretcam", Copyright: "Ada of Ottawa", DateTime: "2026:11:21 10:00:00" },
	IFD3: { GPSLatitudeRef: "N", GPSLatitude: "45/1 25/1 17/1", GPSLongitudeRef: "W", GPSLongitude: "75/1 41/1 50/1" },
};

type Wanted = { width?: number; height?: number; format?: "jpeg" | "png" | "webp" | "gif" | "avif"; turned?: boolean };

/** A picture; the left half is red and the right one blue. */
export const picture = ({ width = 64, height = 32, format = "jpeg", turned = false }: Wanted = {}): Promise<Buffer> => {
	const half = { width: Math.ceil(width / 2), height, channels: 3, background: "#0000ff" } as const;
	const whole = sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
		.composite([{ input: { create: half }, gravity: "east" }])
		.toFormat(format);
	const placed = format === "gif" ? whole : whole.withExif(exif);
	return (turned ? placed.withMetadata({ orientation: 6 }) : placed).toBuffer();
};

/** So many pictures, one after the other. */
export const animation = (pages: number, side = 16): Promise<Buffer> => {
	const raw = Buffer.alloc(side * side * 3 * pages);
	for (let page = 0; page < pages; page++) raw.fill(page * 17, page * side * side * 3, (page + 1) * side * side * 3);
	return sharp(raw, { raw: { width: side, height: side * pages, channels: 3, pageHeight: side } })
		.gif()
		.toBuffer();
};

export const formWith = (...files: readonly (readonly [bytes: Buffer, name: string, type?: string])[]) => {
	const form = new FormData();
	for (const [bytes, name, type = "image/jpeg"] of files)
		form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
	return form;
};

export const uploads = (
	person: MemberPerson,
	bytes: Buffer,
	name = "picture.jpg",
	type = "image/jpeg",
): Promise<Answer> => person.send("POST", "/api/v1/media/", formWith([bytes, name, type]));

/** What was kept of an upload that was taken. */
export const keptOf = (answer: Answer) => {
	if (answer.status !== 201) throw new Error(`not kept: ${JSON.stringify(answer.body)}`);
	return storedMedia.parse(answer.body);
};
