import { t } from "@warmline/contract/i18n";
import { type PracticeComment, practiceText } from "@warmline/contract/practice/practice";
import { newClientId } from "../../platform/realtime/new-client-id.ts";

/** A comment as it went out. It may be stored, though nobody has said so. */
export type TriedComment = { readonly client_id: string; readonly text: string };

/** What is known of the lines that one person writes comments on, each by its `seq`. */
export type Commenting = {
	/** What is typed and not stored yet. */
	readonly drafts: Readonly<Record<number, string>>;
	readonly tried: Readonly<Record<number, TriedComment>>;
	readonly sending: readonly number[];
	readonly problems: Readonly<Record<number, string>>;
	/** The line whose comment is written now. */
	readonly commenting: number | null;
};

type CommentingOptions = Pick<Commenting, "drafts" | "tried"> & {
	/** False while there is no connection. */
	readonly transmit: (seq: number, comment: TriedComment) => boolean;
	readonly changed: (state: Commenting) => void;
};

/** Milliseconds within which a comment must come back. */
const answerWithin = 10_000;
const notSent = t("Not sent. Please try again.");

const without = <V>(record: Readonly<Record<number, V>>, seq: number): Readonly<Record<number, V>> =>
	Object.fromEntries(Object.entries(record).filter(([key]) => Number(key) !== seq));

/** Comments of one person: each stays in its field until the server has stored it. */
export const createCommenting = ({ drafts, tried, transmit, changed }: CommentingOptions) => {
	let state: Commenting = { drafts, tried, sending: [], problems: {}, commenting: null };
	const timers = new Map<number, ReturnType<typeof setTimeout>>();

	const change = (part: Partial<Commenting>) => {
		state = { ...state, ...part };
		changed(state);
	};

	const answered = (seq: number) => {
		clearTimeout(timers.get(seq));
		timers.delete(seq);
		return state.sending.filter((one) => one !== seq);
	};

	const fail = (seq: number, problem: string) =>
		change({ sending: answered(seq), problems: { ...state.problems, [seq]: problem } });

	const stored = ({ seq, text }: PracticeComment) => {
		// What was typed on meanwhile is another comment.
		const over = (state.drafts[seq] ?? "").trim() === text;
		change({
			sending: answered(seq),
			tried: without(state.tried, seq),
			problems: without(state.problems, seq),
			drafts: over ? without(state.drafts, seq) : state.drafts,
			commenting: over && state.commenting === seq ? null : state.commenting,
		});
	};

	return {
		state: () => state,
		open: (seq: number) => change({ commenting: seq }),
		/** What is typed stays with its line. */
		close: () => change({ commenting: null }),
		typed: (seq: number, text: string) =>
			change({
				drafts: text === "" ? without(state.drafts, seq) : { ...state.drafts, [seq]: text },
				problems: without(state.problems, seq),
			}),
		send: (seq: number) => {
			if (state.sending.includes(seq)) return;
			const parsed = practiceText.safeParse(state.drafts[seq] ?? "");
			if (!parsed.success) return fail(seq, parsed.error.issues[0]?.message ?? notSent);
			const text = parsed.data;
			const before = state.tried[seq];
			// The same words have the same id at each try: the server stores them once.
			const comment = before?.text === text ? before : { client_id: newClientId(), text };
			if (!transmit(seq, comment)) return fail(seq, notSent);
			change({
				sending: [...state.sending, seq],
				tried: { ...state.tried, [seq]: comment },
				problems: without(state.problems, seq),
			});
			timers.set(
				seq,
				setTimeout(() => fail(seq, notSent), answerWithin),
			);
		},
		/** Own comments as the server has them: also one whose answer was lost with the line. */
		stored: (comments: readonly PracticeComment[]) => {
			for (const comment of comments) if (state.tried[comment.seq]?.client_id === comment.client_id) stored(comment);
		},
		/** True: the refusal was meant for a comment. */
		refused: (clientId: string, reason: string): boolean => {
			const seq = state.sending.find((one) => state.tried[one]?.client_id === clientId);
			if (seq === undefined) return false;
			fail(seq, reason);
			return true;
		},
		disconnected: () => {
			for (const seq of state.sending) fail(seq, notSent);
		},
		stop: () => {
			for (const timer of timers.values()) clearTimeout(timer);
		},
	};
};
