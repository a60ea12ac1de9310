import type { AnswerOf, BodyOf, Call, FileKind, QueryOf } from "@warmline/contract/calls";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { HttpError } from "../errors.ts";
import type { Receiver } from "../files/receiver.ts";
import { wishedLanguage, withLanguage } from "../language.ts";
import { limitConcurrentForms } from "../rate-limit/concurrent-forms.ts";
import { refuseIssues } from "./errors.ts";
import { bodyLimit, textBytes } from "./requests/body-limit.ts";
import { clientAddress } from "./requests/client-address.ts";
import { parseBody } from "./requests/parse-body.ts";
import { discard, parseForm, type ReceivedFile, type ReceivedForm, registerFormParser } from "./requests/parse-form.ts";
import { jsonSerializer } from "./responses/json-serializer.ts";
import { sendFile } from "./responses/send-file.ts";
import { serveFile } from "./responses/serve-file.ts";
import { servePage } from "./responses/serve-page.ts";
import { useValidationMessages } from "./validation-message.ts";

/** Finds out who asks and refuses whom the call is not for; given by the accounts feature. */
export type Gate<M> = (request: FastifyRequest, call: Call, reply: FastifyReply) => Promise<M | undefined>;

export type Asked<C extends Call, M> = {
	query: QueryOf<C>;
	body: BodyOf<C>;
	/** What came with a form, taken in; what is not kept goes away again with a refusal. */
	files: readonly ReceivedFile[];
	params: Record<string, string>;
	/** The member who asks; for calls anybody may make, undefined. */
	member: C["who"] extends "anyone" | "visitor" | "visitor_or_agent" ? M | undefined : M;
	request: FastifyRequest;
	reply: FastifyReply;
};

declare module "fastify" {
	interface FastifyContextConfig {
		/** A refusal repeats its sentence as `error`. */
		errorField?: boolean;
	}
}

export const apiBase = "/api/v1";

const read = (schema: z.ZodMiniType | undefined, value: unknown) => {
	if (!schema) return undefined;
	const result = schema.safeParse(parseBody(value ?? {}));
	if (!result.success) throw new HttpError(refuseIssues(result.error, schema));
	return result.data;
};

/** After a fault of ours nobody knows what was kept: that is seen at night. */
const orDiscard = async <T>(receiver: Receiver, files: readonly ReceivedFile[], run: () => Promise<T>): Promise<T> => {
	try {
		return await run();
	} catch (error) {
		if (error instanceof HttpError) await discard(receiver, files);
		throw error;
	}
};

/** The body, which may be a form where the call takes files. */
const readBody = async (
	call: Call,
	request: FastifyRequest,
	receiver: Receiver,
	limitForms: (receive: () => Promise<ReceivedForm>) => Promise<ReceivedForm>,
) => {
	const { files: expected } = call;
	if (!expected || !request.isMultipart()) return { body: read(call.body, request.body), files: [] };
	const { fields, files } = await limitForms(() => parseForm(request, expected, receiver, textBytes(call)));
	return { body: await orDiscard(receiver, files, async () => read(call.body, fields)), files };
};

/** A path is the same, whatever each method calls its parts. */
const samePath = (path: string): string => {
	let parts = 0;
	return path.replace(/:\w+/g, () => `:part_${++parts}`);
};

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Who takes in the files of forms, by what they are. */
export type Receivers = { readonly [kind in FileKind]: Receiver };

/** Turns contract entries into routes: reads what was asked, opens the gate, answers. */
export const callsOn = <M extends { readonly id: string }>(
	app: FastifyInstance,
	gate: Gate<M>,
	receivers: Receivers,
) => {
	const known = new Map<string, Set<string>>();
	useValidationMessages();
	const limitForms = limitConcurrentForms();
	return {
		answer: <C extends Call>(call: C, handle: (asked: Asked<C, M>) => Promise<AnswerOf<C>>) => {
			const path = samePath(call.path);
			known.set(path, (known.get(path) ?? new Set()).add(call.method));
			const receiver = receivers[call.files?.kind ?? "document"];
			const inJson = jsonSerializer(call.answer);
			const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
				const member = await gate(request, call, reply);
				const query = read(call.query, request.query);
				const who = member?.id ?? addressOf(request);
				const { body, files } = await readBody(call, request, receiver, (receive) => limitForms(who, receive));
				const asked = { query, body, files, params: request.params, member, request, reply } as Asked<C, M>;
				const answer = await orDiscard(receiver, files, () => handle(asked));
				void reply.code(call.status);
				if (call.sendsFile) return sendFile(reply, call.answer.parse(answer));
				if (call.showsFile) return serveFile(request, reply, call.answer.parse(answer));
				if (call.showsPage) return servePage(reply, call.answer.parse(answer));
				// What the contract does not name does not leave, whatever a query brought along.
				const said = inJson(answer);
				if (said === undefined) return reply.send();
				// As bytes: of a text they would be counted first and made again to be sent.
				return reply.type("application/json; charset=utf-8").send(Buffer.from(said));
			};
			const handler = (request: FastifyRequest, reply: FastifyReply) =>
				withLanguage(wishedLanguage(request), () => answerTo(request, reply));
			const config = { errorField: call.errorField === true };
			const method = call.showsFile ? [call.method, "HEAD"] : call.method;
			const route = {
				method,
				url: apiBase + call.path,
				exposeHeadRoute: false,
				bodyLimit: bodyLimit(call),
				config,
				handler,
			};
			if (!call.files) app.route(route);
			else
				void app.register(async (scope) => {
					await registerFormParser(scope);
					scope.route(route);
				});
		},
		/** A path that is there for other methods says so. To be called once, after all calls. */
		refuseOtherMethods: () => {
			for (const [path, has] of known) {
				app.route({
					method: methods.filter((method) => !has.has(method)),
					url: apiBase + path,
					handler: async (_request, reply) =>
						reply
							.code(405)
							.header("allow", methods.filter((method) => has.has(method)).join(", "))
							.send({ status: 405, code: "method_not_allowed", message: "This path does not have that method." }),
				});
			}
		},
	};
};

export type Calls<M extends { readonly id: string }> = ReturnType<typeof callsOn<M>>;

/** The address of who asks, as our own server or a trusted proxy saw it. */
export const addressOf = (request: FastifyRequest): string => clientAddress(request.ip);
