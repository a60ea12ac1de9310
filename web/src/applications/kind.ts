import type { Problems } from "@warmline/contract/applications/answers";
import type { ListenerApplication } from "@warmline/contract/applications/calls";

/** Answers by field, as they are typed. */
export type Values = Readonly<Record<string, unknown>>;

/** What every application has, whatever it asks for. */
export type Begun = Pick<
	ListenerApplication,
	"id" | "status" | "updated_at" | "submitted_at" | "decided_at" | "reason" | "reapply_from"
>;

/** One kind of application: how it is kept, and what stands on its pages. */
export type Kind<A extends Begun> = {
	readonly name: "listener" | "supervisor";
	/** The address of the introduction; that of a page has its number behind it. */
	readonly path: "onboarding" | "supervisor-onboarding";
	readonly read: (userId: string) => Promise<A | null>;
	readonly begin: (userId: string) => Promise<A>;
	readonly save: (application: A, userId: string, values: Values, keepalive: boolean) => Promise<A>;
	readonly submit: (application: A, userId: string) => Promise<A>;
	/** The sentence for each value that could not even be kept. */
	readonly refused: (values: Values) => Problems;
	/** What a page still lacks; page 0 is the introduction. */
	readonly problems: (page: number, values: Values, application: A) => Problems;
	/** The pages that ask for something, in order; the last page of all only thanks and submits. */
	readonly sheets: readonly { readonly heading: string; readonly fields: readonly string[] }[];
	/** About how many minutes each page takes, the last one included. */
	readonly minutes: readonly number[];
	readonly labels: Readonly<Record<string, string>>;
	readonly words: {
		readonly notFetched: string;
		readonly notBegun: string;
		/** Above the reason why something was not saved. */
		readonly notSaved: string;
		/** The reason, when the server gave none. */
		readonly notSavedWhy: string;
		readonly saved: string;
		/** Instead of all that, when what came back made no sense. */
		readonly unexpected?: string;
	};
};

export const lastPage = (kind: { readonly sheets: readonly unknown[] }): number => kind.sheets.length + 1;

/** The address of a page; of the introduction without a number. */
export const pagePath = (kind: { readonly path: string }, userId: string, page = 0): string =>
	page === 0 ? `/${userId}/${kind.path}` : `/${userId}/${kind.path}-${page}`;

/** While it is open its member may change it. */
export const isOpen = ({ status }: Pick<Begun, "status">): boolean => status === "draft" || status === "asked";
