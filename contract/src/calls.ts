import * as z from "zod/mini";
import type { Role } from "./accounts/roles.ts";
import type { Scope } from "./integrations/scopes.ts";

/** Who may make a call: anybody, the visitor of that chat, that visitor or an agent, anybody logged in, or the roles named. */
export type Who = "anyone" | "visitor" | "visitor_or_agent" | "member" | "verified_member" | readonly Role[];

export type FileKind = "document" | "media";

/**
 * One entry of the REST contract. Path parameters are written `:like_this`; paths stand below `/api/v1`.
 * `errors` lists the codes this call answers beyond those that any call may answer: `invalid_<field>`, `not_logged_in`,
 * `not_verified`, `second_step_required`, `invalid_token`, `out_of_scope`, `forbidden`, `not_found`, `csrf_failed`, `too_many_requests` and their like.
 */
export type Call = {
	readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	readonly path: string;
	readonly summary: string;
	readonly who: Who;
	readonly query?: z.ZodMiniType;
	readonly body?: z.ZodMiniType;
	/** The body may come as a form with files in these fields, each of at most so many bytes: documents, or as named. */
	readonly files?: { readonly fields: readonly string[]; readonly most: number; readonly kind?: FileKind };
	/** The answer is a file and no JSON. */
	readonly sendsFile?: true;
	/**
	 * The answer is a file that a page shows, in parts where it asks for them. `<img>` and `<video>` send no header, so a
	 * member is also identified by a cookie here.
	 */
	readonly showsFile?: true;
	/** The answer is a page for a frame in one of ours, which can run nothing. */
	readonly showsPage?: true;
	/** Also for a member who must set up two-factor authentication before anything else. */
	readonly whileSettingUp?: true;
	/**
	 * Refused with `confirm_yourself` unless the member has entered their password, or shown a passkey, in this session
	 * within ten minutes.
	 */
	readonly asksPassword?: true;
	/** An API token with this scope may make the call, too. Without one, no token may. */
	readonly scope?: Scope;
	readonly status: 200 | 201 | 204;
	readonly answer: z.ZodMiniType;
	readonly errors: readonly string[];
	/** A refusal has its sentence as `error` too, as older clients of this call read it. */
	readonly errorField?: boolean;
};

type InParts = AsyncIterable<Uint8Array>;

/** What a call that sends a file answers; a large one comes in parts. */
export const sentFile = z.object({
	name: z.string(),
	type: z.string(),
	bytes: z.union([
		z.instanceof(Uint8Array<ArrayBufferLike>),
		z.custom<InParts>((value) => typeof value === "object" && value !== null && Symbol.asyncIterator in value),
	]),
});

/** What a call that shows a page answers. An email has its styles at its elements. */
export const shownPage = z.object({ html: z.string(), isEmail: z.optional(z.boolean()) });

type Opens = (range?: { first: number; last: number }) => Promise<InParts | undefined>;

/** What a call that shows a file answers; what is in it is opened when it is known that it is wanted, and what of it. */
export const shownFile = z.object({
	name: z.string(),
	type: z.string(),
	size: z.int(),
	/** Another one for other bytes. */
	tag: z.string(),
	open: z.custom<Opens>((value) => typeof value === "function"),
});

export const call = <const C extends Call>(entry: C): C => entry;

export type QueryOf<C extends Call> = C extends { query: z.ZodMiniType } ? z.output<C["query"]> : undefined;
export type BodyOf<C extends Call> = C extends { body: z.ZodMiniType } ? z.output<C["body"]> : undefined;
/** What a client may send, before defaults and trimming. */
export type BodyInputOf<C extends Call> = C extends { body: z.ZodMiniType } ? z.input<C["body"]> : undefined;
export type AnswerOf<C extends Call> = z.output<C["answer"]>;
