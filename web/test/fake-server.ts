import { BatchInterceptor } from "@mswjs/interceptors";
import { FetchInterceptor } from "@mswjs/interceptors/fetch";
import { XMLHttpRequestInterceptor } from "@mswjs/interceptors/XMLHttpRequest";
import { csrf } from "@warmline/contract/accounts/calls";
import type { BodyOf, Call, QueryOf } from "@warmline/contract/calls";
import { type ApiError, apiError } from "@warmline/contract/errors";
import type * as z from "zod/mini";

/** What a component has asked of the server, as the contract reads it. */
export type Asked<C extends Call = Call> = {
	readonly params: Readonly<Record<string, string>>;
	readonly query: QueryOf<C>;
	readonly body: BodyOf<C>;
	readonly headers: Headers;
};
type AnswerInput<C extends Call> = z.input<C["answer"]>;
type CommonCode =
	| `invalid_${string}`
	| "not_logged_in"
	| "not_verified"
	| "second_step_required"
	| "forbidden"
	| "not_found"
	| "csrf_failed"
	| "too_many_requests"
	| "not_ready"
	| "busy";
type RefusalOf<C extends Call> = Omit<ApiError, "code"> & { readonly code: C["errors"][number] | CommonCode };

type Handler = { readonly call: Call; readonly respond: (request: Request, params: Params) => Promise<Response> };
type Params = Readonly<Record<string, string>>;

const base = "/api/v1";
const handlers = new Map<string, Handler>();
const gates = new Map<string, Promise<void>>();
let faults: string[] = [];

const keyOf = ({ method, path }: Call) => `${method} ${path}`;
const json = (value: unknown, status: number) =>
	value === undefined ? new Response(null, { status }) : Response.json(value, { status });

/** What does not fit the contract fails the test: the real server would never say or take it. */
const checked = (schema: z.ZodMiniType, value: unknown, what: string): unknown => {
	const { success, data, error } = schema.safeParse(value);
	if (!success) throw new Error(`${what} does not fit the contract: ${JSON.stringify(error.issues)}`);
	return data;
};

const bodyIn = async (request: Request): Promise<unknown> => {
	const type = request.headers.get("Content-Type") ?? "";
	if (type.includes("json")) return request.json();
	return type.includes("form") ? Object.fromEntries(await request.formData()) : {};
};

const readBy = async <C extends Call>(call: C, request: Request, params: Params): Promise<Asked<C>> => {
	const query = Object.fromEntries(new URL(request.url).searchParams);
	const body = call.body && checked(call.body, await bodyIn(request), `The body of ${keyOf(call)}`);
	const read = call.query && checked(call.query, query, `The query of ${keyOf(call)}`);
	return { params, query: read as QueryOf<C>, body: body as BodyOf<C>, headers: request.headers };
};

/** From now on a call is answered so. Gives the list of what is asked, in the order in which it comes. */
export const answer = <C extends Call>(
	call: C,
	result: AnswerInput<C> | ((asked: Asked<C>) => AnswerInput<C>),
): readonly Asked<C>[] => {
	const heard: Asked<C>[] = [];
	handlers.set(keyOf(call), {
		call,
		respond: async (request, params) => {
			const asked = await readBy(call, request, params);
			heard.push(asked);
			const value = typeof result === "function" ? (result as (asked: Asked<C>) => unknown)(asked) : result;
			return json(checked(call.answer, value, `The answer to ${keyOf(call)}`), call.status);
		},
	});
	return heard;
};

/** From now on a call is refused so; what was sent may be wrong, too. */
export const refuse = <C extends Call>(call: C, refusal: RefusalOf<C>) => {
	checked(apiError, refusal, `The refusal of ${keyOf(call)}`);
	handlers.set(keyOf(call), { call, respond: async () => json(refusal, refusal.status) });
};

/** From now on somebody else answers a call: a proxy, or a server of another version. */
export const answerForeign = (call: Call, status: number, text: string) =>
	handlers.set(keyOf(call), { call, respond: async () => new Response(text, { status }) });

/** From now on nobody answers a call: the connection is lost. */
export const lose = (call: Call) => handlers.set(keyOf(call), { call, respond: async () => Response.error() });

/** Keeps the answers to a call back until what it gives is called. */
export const hold = (call: Call): (() => void) => {
	const { promise, resolve } = Promise.withResolvers<void>();
	gates.set(keyOf(call), promise);
	return resolve;
};

const paramsOf = (path: string, pathname: string): Params | undefined => {
	const pattern = path.replace(/:(\w+)/g, "(?<$1>[^/]+)");
	const found = new RegExp(`^${base}${pattern}$`).exec(pathname);
	return found ? Object.fromEntries(Object.entries(found.groups ?? {})) : undefined;
};

const handle = async (request: Request): Promise<Response> => {
	const { pathname } = new URL(request.url);
	const found = [...handlers.values()]
		.filter(({ call }) => call.method === request.method)
		.map((handler) => ({ ...handler, params: paramsOf(handler.call.path, pathname) }))
		// `/posts/new/` before `/posts/:id/`.
		.sort((one, other) => Number(one.call.path.includes(":")) - Number(other.call.path.includes(":")))
		.find(({ params }) => params !== undefined);
	if (!found?.params) throw new Error(`${request.method} ${pathname} is not answered in this test`);
	await gates.get(keyOf(found.call));
	return found.respond(request, found.params);
};

/** Answers what goes to the API, until what it gives is called. The files of the page come from where they are. */
export const startServer = (): (() => void) => {
	const network = new BatchInterceptor({
		name: "fake server",
		interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
	});
	network.apply();
	network.on("request", async ({ request, controller }) => {
		const { pathname, origin } = new URL(request.url);
		if (origin === location.origin && !pathname.startsWith(`${base}/`)) return;
		try {
			controller.respondWith(await handle(request));
		} catch (error) {
			faults.push(String(error));
			controller.respondWith(Response.error());
		}
	});
	return () => network.dispose();
};

/** As at the beginning of each test: nothing is answered but the token that every page has. Gives what went wrong. */
export const resetServer = (): readonly string[] => {
	const wrong = faults;
	faults = [];
	handlers.clear();
	gates.clear();
	answer(csrf, { csrf_token: "a-csrf-token" });
	return wrong;
};
