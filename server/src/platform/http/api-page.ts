import { randomBytes } from "node:crypto";
import type { Call } from "@warmline/contract/calls";
import { apiError } from "@warmline/contract/errors";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { apiBase } from "./calls.ts";

const jsonSchema = (schema: z.ZodMiniType, io: "input" | "output") => {
	const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return rest;
};

const content = (schema: z.ZodMiniType, io: "input" | "output") => ({
	"application/json": { schema: jsonSchema(schema, io) },
});

/** The same as a form, with a file in each of these fields. */
const form = (schema: z.ZodMiniType, fields: readonly string[]) => {
	const { properties, ...rest } = jsonSchema(schema, "input");
	const files = fields.map((field) => [field, { type: "string", format: "binary" }]);
	return {
		"multipart/form-data": { schema: { ...rest, properties: { ...properties, ...Object.fromEntries(files) } } },
	};
};

const requestBody = ({ body, files }: Call) =>
	body && {
		required: true,
		content: { ...content(body, "input"), ...(files ? form(body, files.fields) : {}) },
	};

const answered = ({ answer, sendsFile, showsFile }: Call) =>
	sendsFile || showsFile ? { "application/octet-stream": { schema: {} } } : content(answer, "output");

const parameters = (call: Call) => {
	const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
		name,
		in: "path",
		required: true,
		schema: { type: "string" },
	}));
	const query = call.query ? jsonSchema(call.query, "input") : {};
	const properties = "properties" in query && query.properties ? Object.entries(query.properties) : [];
	return [...inPath, ...properties.map(([name, schema]) => ({ name, in: "query", schema }))];
};

const who = (call: Call) => (typeof call.who === "string" ? call.who.replaceAll("_", " ") : call.who.join(", "));

/** `sendVerificationEmail` as people say it. */
const inWords = (name: string) => {
	const words = name.replace(/Call$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
};

const operation = (feature: string, name: string, call: Call) => ({
	operationId: name,
	tags: [feature],
	summary: inWords(name),
	description: `${call.summary}\n\nFor: ${who(call)}.${call.errors.length > 0 ? ` Own error codes: ${call.errors.join(", ")}.` : ""}`,
	parameters: parameters(call),
	...(call.body ? { requestBody: requestBody(call) } : {}),
	responses: {
		[call.status]: {
			description: "Done.",
			...(call.status === 204 ? {} : { content: answered(call) }),
		},
		default: { description: "Refused.", content: content(apiError, "output") },
	},
});

/** The OpenAPI document, made from the contract's entries and from nothing else. */
const openApi = (calls: Record<string, Record<string, Call>>) => {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const [feature, entries] of Object.entries(calls)) {
		for (const [name, call] of Object.entries(entries)) {
			const path = apiBase + call.path.replace(/:(\w+)/g, "{$1}");
			paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(feature, name, call) };
		}
	}
	return {
		openapi: "3.1.0",
		info: { title: "Warmline", version: "1", description: "Every call of Warmline, as its contract says it." },
		paths,
	};
};

/** What the page would ask of its maker's servers. */
const offline = { agent: { disabled: true }, mcp: { disabled: true }, showDeveloperTools: "never" } as const;

const root = "/api/docs";

/** Stands in the page where each answer gets a word of its own, which nobody can know before. */
const placeholder = `nonce-${randomBytes(16).toString("hex")}`;

/** Ten megabytes that hardly anybody looks at: read when somebody does, and not at each start. */
const makePage = async (calls: Record<string, Record<string, Call>>) => {
	const { default: scalar } = await import("@scalar/fastify-api-reference");
	const page = Fastify();
	await page.register(scalar, {
		routePrefix: root,
		configuration: {
			content: openApi(calls),
			nonce: placeholder,
			withDefaultFonts: false,
			telemetry: false,
			...offline,
		},
	});
	return page;
};

const ofFile = ["content-type", "content-disposition", "location"];

/** Its script puts the styles into the page itself, and shows by them that they are its own. */
const policyOf = (nonce: string) =>
	[
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		"script-src-attr 'none'",
		`style-src 'self' 'nonce-${nonce}'`,
		"img-src 'self' data:",
		"font-src 'self' data:",
		"connect-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types vue",
	].join(";");

/** The page at `/api/docs`; it brings its own script and styles, so it has a policy of its own. */
export const serveApiPage = async (app: FastifyInstance, calls: Record<string, Record<string, Call>>) => {
	let made: ReturnType<typeof makePage> | undefined;
	const serve = async (request: FastifyRequest, reply: FastifyReply) => {
		made ??= makePage(calls);
		const { headers, payload, rawPayload, statusCode } = await (await made).inject({ method: "GET", url: request.url });
		for (const name of ofFile) if (headers[name] !== undefined) void reply.header(name, headers[name]);
		void reply.code(statusCode);
		if (!String(headers["content-type"]).startsWith("text/html")) return reply.send(rawPayload);
		const nonce = randomBytes(16).toString("base64url");
		void reply.headers({ "content-security-policy": policyOf(nonce), "cache-control": "no-store" });
		return reply.send(payload.replaceAll(placeholder, nonce));
	};
	app.get(root, serve);
	app.get(`${root}/*`, serve);
};
