import { randomBytes } from "node:crypto";
import type { Call } from "@warmline/contract/calls";
import { apiError } from "@warmline/contract/errors";
import { apiTokenPrefix } from "@warmline/contract/integrations/api-tokens";
import { scopeDescriptions, scopes } from "@warmline/contract/integrations/scopes";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { apiBase } from "./calls.ts";

/** An event as it is sent to other systems: when, and its body. */
type SentEvent = { readonly summary: string; readonly payload: z.ZodMiniType };
type SentEvents = Readonly<Record<string, SentEvent>>;

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

const answered = ({ answer, sendsFile, showsFile, showsPage }: Call) =>
	showsPage
		? { "text/html": { schema: { type: "string" } } }
		: sendsFile || showsFile
			? { "application/octet-stream": { schema: {} } }
			: content(answer, "output");

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

/** By what a call may be made: a visitor's cookie is no scheme of programs. */
const security = ({ who, scope }: Call) => {
	if (who === "anyone" || who === "visitor") return [];
	const byToken = scope === undefined ? [] : [{ api_token: [scope] }];
	return who === "visitor_or_agent" ? [{}, { session: [] }] : [{ session: [] }, ...byToken];
};

const securitySchemes = {
	session: {
		type: "http",
		scheme: "bearer",
		description: "The token that a login answers. It ends 12 hours after its last use.",
	},
	api_token: {
		type: "http",
		scheme: "bearer",
		bearerFormat: `${apiTokenPrefix}…`,
		description: "A token that a director creates under Integrations. It opens the calls of its scopes, and no others.",
	},
};

/** Read by who connects another system; in Markdown. */
const introduction = `Every call of Warmline, as its contract says it.

## Authentication

Other systems use an API token, which a director creates under **Integrations** and can revoke there:

\`\`\`
curl -H "Authorization: Bearer ${apiTokenPrefix}…" https://helpline.example${apiBase}/shift-manager/shifts/
\`\`\`

A token makes the calls that name one of its scopes, and no others; it needs no cookie and no CSRF token. The scopes:

${scopes.map((scope) => `- \`${scope}\`: ${scopeDescriptions[scope]}`).join("\n")}

A token that is over answers 401 \`invalid_token\`, a call outside of its scopes 403 \`out_of_scope\`, and too many requests 429 with \`Retry-After\`: 120 at once, then two a second.`;

const describe = (call: Call) =>
	[
		call.summary,
		`For: ${who(call)}.${call.errors.length > 0 ? ` Own error codes: ${call.errors.join(", ")}.` : ""}`,
		...(call.scope === undefined ? [] : [`Scope for API tokens: \`${call.scope}\`.`]),
	].join("\n\n");

const operation = (feature: string, name: string, call: Call) => ({
	operationId: name,
	tags: [feature],
	summary: inWords(name),
	description: describe(call),
	security: security(call),
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

/** What is sent to other systems. */
const webhook = ({ summary, payload }: SentEvent) => ({
	post: {
		tags: ["webhooks"],
		summary,
		parameters: ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => ({
			...{ name, in: "header", required: true, schema: { type: "string" } },
		})),
		requestBody: { required: true, content: content(payload, "output") },
		responses: { "2XX": { description: "Taken." }, default: { description: "It is sent again later." } },
	},
});

/** The OpenAPI document, made from the contract's entries and from nothing else. */
const openApi = (calls: Record<string, Record<string, Call>>, events: SentEvents) => {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const [feature, entries] of Object.entries(calls)) {
		for (const [name, call] of Object.entries(entries)) {
			const path = apiBase + call.path.replace(/:(\w+)/g, "{$1}");
			paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(feature, name, call) };
		}
	}
	return {
		openapi: "3.1.0",
		info: { title: "Warmline", version: "1", description: introduction },
		components: { securitySchemes },
		paths,
		webhooks: Object.fromEntries(Object.entries(events).map(([type, event]) => [type, webhook(event)])),
	};
};

/** What the page would ask of its maker's servers. */
const offline = { agent: { disabled: true }, mcp: { disabled: true }, showDeveloperTools: "never" } as const;

const root = "/api/docs";

/** Stands in the page where each answer gets a word of its own, which nobody can know before. */
const placeholder = `nonce-${randomBytes(16).toString("hex")}`;

/** Ten megabytes that hardly anybody looks at: read when somebody does, and not at each start. */
const makePage = async (calls: Record<string, Record<string, Call>>, events: SentEvents) => {
	const { default: scalar } = await import("@scalar/fastify-api-reference");
	const page = Fastify();
	await page.register(scalar, {
		routePrefix: root,
		configuration: {
			content: openApi(calls, events),
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
export const serveApiPage = async (
	app: FastifyInstance,
	calls: Record<string, Record<string, Call>>,
	events: SentEvents,
) => {
	let made: ReturnType<typeof makePage> | undefined;
	const serve = async (request: FastifyRequest, reply: FastifyReply) => {
		made ??= makePage(calls, events);
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
