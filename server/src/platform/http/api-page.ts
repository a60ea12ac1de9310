import scalar from "@scalar/fastify-api-reference";
import type { Call } from "@warmline/contract/calls";
import { apiError } from "@warmline/contract/errors";
import type { FastifyInstance } from "fastify";
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

const answered = ({ answer, sendsFile }: Call) =>
	sendsFile ? { "application/octet-stream": { schema: {} } } : content(answer, "output");

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
export const openApi = (calls: Record<string, Record<string, Call>>) => {
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

/** The page at `/api/docs`; it brings its own script and styles, so it has a policy of its own. */
export const serveApiPage = async (app: FastifyInstance, calls: Record<string, Record<string, Call>>) => {
	await app.register(async (page) => {
		page.addHook("onSend", async (_request, reply) => {
			void reply.header(
				"content-security-policy",
				"default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
			);
		});
		await page.register(scalar, {
			routePrefix: "/api/docs",
			configuration: { content: openApi(calls), withDefaultFonts: false, telemetry: false, ...offline },
		});
	});
};
