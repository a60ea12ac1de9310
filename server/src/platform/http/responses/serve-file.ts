import { Readable } from "node:stream";
import { shownFile } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import type { FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../../errors.ts";
import { parseRange } from "./range-header.ts";
import { asInHeader } from "./send-file.ts";

const isAmong = (header: string | undefined, tag: string) =>
	(header ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === tag || one.trim() === "*");

/** Of one that has changed since, the part that somebody has already is of no use. */
const rangeWanted = ({ method, headers }: FastifyRequest, tag: string, size: number) => {
	const since = headers["if-range"];
	return method === "GET" && (since === undefined || since === tag) ? parseRange(headers.range, size) : undefined;
};

/** A file that stands in a page. Opened by itself it can do nothing, whatever a browser would make of it. */
export const serveFile = async (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
	const { name, type, size, tag: plain, open } = shownFile.parse(answer);
	const tag = `"${plain}"`;
	void reply.headers({
		etag: tag,
		// It may be kept, but whether it may still be seen is asked each time.
		"cache-control": "private, no-cache",
		vary: "Authorization, Cookie",
		"accept-ranges": "bytes",
		"content-security-policy": "sandbox; default-src 'none'",
		"cross-origin-resource-policy": "same-origin",
		"x-content-type-options": "nosniff",
	});
	if (isAmong(request.headers["if-none-match"], tag)) return reply.code(304).send();
	const range = rangeWanted(request, tag, size);
	if (range === "none") {
		const message = t("This file is shorter than that.");
		void reply.code(416).header("content-range", `bytes */${size}`);
		return reply.send({ status: 416, code: "range_not_satisfiable", message });
	}
	const bytes = request.method === "HEAD" ? undefined : await open(range);
	if (!bytes && request.method !== "HEAD") throw notFound();
	if (range) void reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${size}`);
	void reply.headers({
		"content-type": type,
		"content-disposition": `inline; filename*=UTF-8''${asInHeader(name)}`,
		"content-length": range ? range.last - range.first + 1 : size,
	});
	return reply.send(bytes instanceof Readable ? bytes : bytes && Readable.from(bytes, { objectMode: false }));
};
