import { Readable } from "node:stream";
import { sentFile } from "@warmline/contract/calls";
import type { FastifyReply } from "fastify";

/** Letters that `encodeURIComponent` leaves and a header does not take. */
export const asInHeader = (name: string) =>
	encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** A file that somebody sent: it is saved and never shown, whatever a browser would make of it. */
export const sendFile = (reply: FastifyReply, answer: unknown) => {
	const { name, type, bytes } = sentFile.parse(answer);
	return reply
		.headers({
			"content-type": type,
			"content-disposition": `attachment; filename*=UTF-8''${asInHeader(name.toWellFormed())}`,
			"content-security-policy": "default-src 'none'; sandbox",
			"x-content-type-options": "nosniff",
		})
		.send(bytes instanceof Uint8Array ? bytes : Readable.from(bytes, { objectMode: false }));
};
