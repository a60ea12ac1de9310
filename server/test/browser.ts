import type { BodyInputOf, Call } from "@warmline/contract/calls";
import { exchange } from "./exchange.ts";

export type Answer = { status: number; headers: Headers; body: unknown };

/** Speaks HTTP as a person's browser does: keeps cookies, and sends the CSRF header. */
export class Browser {
	readonly cookies = new Map<string, string>();
	token: string | undefined;
	private readonly base: string;

	constructor(base: string) {
		this.base = base;
	}

	async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
		const unsafe = method !== "GET";
		const isForm = body instanceof FormData;
		if (unsafe && !this.cookies.has("csrftoken")) await this.send("GET", "/api/v1/csrf/");
		const sent: Record<string, string> = {
			cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
			...(unsafe ? { "x-csrftoken": this.cookies.get("csrftoken") ?? "" } : {}),
			...(this.token ? { authorization: `Token ${this.token}` } : {}),
			...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
			...headers,
		};
		const written = body === undefined || isForm || typeof body === "string" ? body : JSON.stringify(body);
		const answer = await exchange(method, this.base + path, sent, written);
		for (const cookie of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			this.cookies.set(name, decodeURIComponent(value));
		}
		const isJson = answer.headers.get("content-type")?.includes("json");
		return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(answer.text) : answer.text };
	}

	/** Makes a call of the contract and checks that what comes back is what the contract says. */
	async calls<C extends Call>(call: C, body?: BodyInputOf<C>, params: Record<string, string> = {}) {
		const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "");
		const query = new URLSearchParams(Object.entries(params).filter(([name]) => !call.path.includes(`:${name}`)));
		const answer = await this.send(call.method, `/api/v1${path}${query.size > 0 ? `?${query}` : ""}`, body);
		if (answer.status === call.status && call.status !== 204) call.answer.parse(answer.body);
		return answer;
	}
}
