import { createHash } from "node:crypto";
import { shownPage } from "@warmline/contract/calls";
import type { FastifyReply } from "fastify";

type Page = ReturnType<typeof shownPage.parse>;

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Styles, fonts and pictures of this site and the styles of its head, and nothing that acts. */
const policyOf = ({ html, isEmail = false }: Page): string => {
	const [head = ""] = html.split("</head>");
	const [, ...styled] = head.split("<style>");
	const inline = styled.map((text) => hashOf(text.split("</style>")[0] ?? ""));
	return [
		"default-src 'none'",
		["style-src 'self'", ...(isEmail ? ["'unsafe-inline'"] : inline)].join(" "),
		"font-src 'self'",
		"img-src 'self' data:",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'self'",
	].join("; ");
};

/** A page that stands in a frame of one of ours. Whatever is in it, it can run nothing and send nothing. */
export const servePage = (reply: FastifyReply, answer: unknown) => {
	const page = shownPage.parse(answer);
	return reply
		.headers({ "content-security-policy": policyOf(page), "x-content-type-options": "nosniff" })
		.type("text/html; charset=utf-8")
		.send(page.html);
};
