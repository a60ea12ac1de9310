import { type PracticeComment, practiceText } from "@warmline/contract/practice/practice";
import { say } from "@warmline/contract/say";

export type Commenting = {
	/** What is typed about a line and not stored yet, by its `seq`. */
	readonly drafts: Readonly<Record<number, string>>;
	/** The line whose comment is written now. */
	readonly commenting: { readonly seq: number; readonly sending: boolean; readonly failed: string | null } | null;
};

type CommentingOptions = {
	readonly drafts: Commenting["drafts"];
	/** False while there is no connection. */
	readonly transmit: (seq: number, text: string) => boolean;
	readonly changed: (state: Commenting) => void;
};

/** Milliseconds within which a comment must come back. */
const answerWithin = 10_000;
const notSent = say("Not sent. Please try again.");

/** Comments of one person: each stays in its field until the server has stored it. */
export const createCommenting = (options: CommentingOptions) => {
	let state: Commenting = { drafts: options.drafts, commenting: null };
	let sent: { seq: number; text: string } | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const change = (part: Partial<Commenting>) => {
		state = { ...state, ...part };
		options.changed(state);
	};

	const fail = (failed: string) => {
		clearTimeout(timer);
		if (state.commenting) change({ commenting: { ...state.commenting, sending: false, failed } });
	};

	const without = (seq: number) =>
		Object.fromEntries(Object.entries(state.drafts).filter(([key]) => Number(key) !== seq));

	return {
		state: () => state,
		open: (seq: number) => change({ commenting: { seq, sending: false, failed: null } }),
		/** What is typed stays with its line. */
		close: () => change({ commenting: null }),
		typed: (seq: number, text: string) =>
			change({ drafts: text === "" ? without(seq) : { ...state.drafts, [seq]: text } }),
		send: () => {
			const { commenting, drafts } = state;
			if (!commenting || commenting.sending) return;
			const { seq } = commenting;
			const parsed = practiceText.safeParse(drafts[seq] ?? "");
			if (!parsed.success) return fail(parsed.error.issues[0]?.message ?? notSent);
			if (!options.transmit(seq, parsed.data)) return fail(notSent);
			sent = { seq, text: parsed.data };
			change({ commenting: { seq, sending: true, failed: null } });
			clearTimeout(timer);
			timer = setTimeout(() => fail(notSent), answerWithin);
		},
		/** Own comments as the server has them: also one whose answer was lost with the line. */
		stored: (comments: readonly PracticeComment[]) => {
			const own = sent;
			if (!own || !comments.some(({ seq, text }) => seq === own.seq && text === own.text)) return;
			clearTimeout(timer);
			sent = null;
			// What was typed on meanwhile is another comment.
			if ((state.drafts[own.seq] ?? "").trim() !== own.text) return;
			const here = state.commenting?.seq === own.seq;
			change({ drafts: without(own.seq), commenting: here ? null : state.commenting });
		},
		/** True: the refusal was meant for a comment. */
		refused: (reason: string): boolean => {
			if (!state.commenting?.sending) return false;
			sent = null;
			fail(reason);
			return true;
		},
		disconnected: () => {
			if (state.commenting?.sending) fail(notSent);
		},
		stop: () => clearTimeout(timer),
	};
};
