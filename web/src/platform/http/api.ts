import type { AnswerOf, BodyInputOf, Call } from "@warmline/contract/calls";
import { language } from "@warmline/contract/i18n";
import type * as z from "zod/mini";
import { currentSession, endSession, type Session } from "../session.ts";
import { confirmYourself } from "./confirm-yourself.ts";
import { keepCsrfToken, knownCsrfToken } from "./csrf.ts";
import { ApiFailure, networkFailure, parseRefusal, timeoutFailure } from "./failure.ts";

/** Set at build time for an API on another host. */
export const base: string = import.meta.env.VITE_API_BASE ?? "/api/v1";
/** Milliseconds after which an answer is no longer waited for. */
export const patience = 15_000;

type ParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}` ? Name | ParamName<Rest> : never;

export type RequestOptions<C extends Call> = {
	readonly params?: Readonly<Record<ParamName<C["path"]>, string>>;
	readonly query?: C extends { query: z.ZodMiniType } ? z.input<C["query"]> : never;
	readonly body?: BodyInputOf<C>;
	/** Instead of the session's: the visitor's token of one chat. */
	readonly token?: string | undefined;
	/** The call goes out even when the page is closed at once. */
	readonly keepalive?: boolean;
	/** Milliseconds, where the server needs longer than for other answers. */
	readonly patience?: number;
};

/** What is not given is left out. */
export const withQuery = (path: string, query: unknown): string => {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query ?? {})) {
		if (value !== undefined && value !== null) search.set(name, String(value));
	}
	return search.size > 0 ? `${path}?${search}` : path;
};

const addressOf = (path: string, params: Readonly<Record<string, string>>, query: unknown): string =>
	base +
	withQuery(
		path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")),
		query,
	);

export type Answer = { readonly status: number; readonly body: unknown };
export type Outgoing = {
	readonly method: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body?: string | FormData;
	readonly keepalive?: boolean;
};
/** How a call goes out and its answer comes back. Throws an `ApiFailure` when none comes. */
export type Send = (address: string, outgoing: Outgoing) => Promise<Answer>;

const sendWithin =
	(patience: number): Send =>
	async (address, outgoing) => {
		const stop = new AbortController();
		const timer = setTimeout(() => stop.abort(), patience);
		try {
			const response = await fetch(address, { ...outgoing, credentials: "include", signal: stop.signal });
			const text = await response.text();
			return { status: response.status, body: parseJson(text) };
		} catch {
			throw stop.signal.aborted ? timeoutFailure() : networkFailure();
		} finally {
			clearTimeout(timer);
		}
	};

const send = sendWithin(patience);

export const parseJson = (text: string): unknown => {
	try {
		return text === "" ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
};

const fetchCsrfToken = async (): Promise<string> => {
	const { body } = await send(`${base}/csrf/`, { method: "GET", headers: { Accept: "application/json" } });
	const token = typeof body === "object" && body !== null ? Reflect.get(body, "csrf_token") : undefined;
	if (typeof token === "string") keepCsrfToken(token);
	return knownCsrfToken() ?? "";
};

const isRefused = ({ status, body }: Answer, code: string): boolean =>
	status === 403 && parseRefusal(status, body).code === code;

/** Makes a call of the contract. Throws an `ApiFailure` for a refusal and when no answer came. */
export const request = <C extends Call>(call: C, options: RequestOptions<C> = {}): Promise<AnswerOf<C>> =>
	requestBy(options.patience === undefined ? send : sendWithin(options.patience), call, options);

/** The same by another way to the server, and with a form that has files in it. */
export const requestBy = async <C extends Call>(
	by: Send,
	call: C,
	options: RequestOptions<C>,
	form?: FormData,
): Promise<AnswerOf<C>> => {
	const session = currentSession();
	const token = options.token ?? session?.token;
	const address = addressOf(call.path, options.params ?? {}, options.query);
	const unsafe = call.method !== "GET";
	const json = options.body === undefined ? undefined : JSON.stringify(options.body);
	const body = form ?? json;

	const attempt = (csrfToken: string | null) =>
		by(address, {
			method: call.method,
			keepalive: options.keepalive ?? false,
			headers: {
				Accept: "application/json",
				"Accept-Language": language,
				...(body === json && json !== undefined ? { "Content-Type": "application/json" } : {}),
				...(csrfToken === null ? {} : { "X-CSRFToken": csrfToken }),
				...(token ? { Authorization: `Token ${token}` } : {}),
			},
			...(body === undefined ? {} : { body }),
		});

	const tried = async () => {
		const answer = await attempt(unsafe ? (knownCsrfToken() ?? (await fetchCsrfToken())) : null);
		if (unsafe && isRefused(answer, "csrf_failed")) return attempt(await fetchCsrfToken());
		return answer;
	};
	let answer = await tried();
	if (isRefused(answer, "confirm_yourself") && (await confirmYourself())) answer = await tried();
	if (answer.status >= 200 && answer.status < 300) return parseAnswer(call, answer);

	if (answer.status === 401 && call.who !== "anyone" && options.token === undefined) endIfSame(session);
	throw parseRefusal(answer.status, answer.body);
};

/** A session that ended meanwhile is not ended twice: the member may have logged in again since the call was sent. */
export const endIfSame = (session: Session | null) => {
	if (session && currentSession()?.token === session.token) endSession("expired");
};

const parseAnswer = <C extends Call>(call: C, { status, body }: Answer): AnswerOf<C> => {
	const parsed = call.answer.safeParse(body);
	if (status !== call.status || !parsed.success) throw new ApiFailure(status, "unexpected_answer", "");
	return parsed.data as AnswerOf<C>;
};
