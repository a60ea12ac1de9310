import { v7 } from "uuid";
import { emptyFile, fileTooLarge } from "../platform/files/errors.ts";
import type { Receiver } from "../platform/files/receiver.ts";
import { unsupportedMedia } from "./errors.ts";
import { mediaKind } from "./media-kind.ts";

/** Takes in pictures and videos. They are kept in memory only: what is stored is made anew from them. */
export const mediaReceiver: Receiver = {
	receive: async (parts, most) => {
		const held: Buffer[] = [];
		let size = 0;
		for await (const part of parts) {
			size += part.length;
			if (size > most) throw fileTooLarge(most);
			held.push(part);
		}
		if (size === 0) throw emptyFile();
		const bytes = Buffer.concat(held);
		const type = await mediaKind(bytes);
		if (type === undefined) throw unsupportedMedia();
		return { id: v7(), size, type, bytes };
	},
	remove: async () => undefined,
};
