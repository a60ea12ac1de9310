import type { Message } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import type { PracticeComment } from "@warmline/contract/practice/practice";
import { type FormEvent, useEffect, useRef } from "react";
import { clockTime, wholeTime } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import type { Practice, PracticeState } from "./practice-chat.ts";

type LineCommentsProps = {
	readonly message: Message;
	/** The line is the reader's own and stands on the right. */
	readonly own: boolean;
	readonly memberId: string;
	readonly mayComment: boolean;
	readonly connected: boolean;
	readonly practice: Practice;
	readonly state: PracticeState;
};

const longestQuote = 60;

const quoted = (text: string): string => (text.length > longestQuote ? `${text.slice(0, longestQuote)}...` : text);

const buttonText = ({ drafts, sending, problems }: PracticeState, seq: number): string => {
	if (sending.includes(seq)) return t("Saving...");
	if (problems[seq] !== undefined) return t("Comment (not saved)");
	return drafts[seq] === undefined ? t("Comment") : t("Comment (draft)");
};

/** What was said of one line, under it. */
export function LineComments(props: LineCommentsProps) {
	const { message, own, memberId, mayComment, practice, state } = props;
	const { seq } = message;
	const comments = state.comments.filter((one) => one.seq === seq);
	const writing = state.commenting === seq;
	const button = useRef<HTMLButtonElement>(null);
	const wrote = useRef(false);
	useEffect(() => {
		if (wrote.current && !writing) button.current?.focus();
		wrote.current = writing;
	}, [writing]);
	if (comments.length === 0 && !mayComment) return null;
	return (
		<li className={classNames("flex flex-col", own ? "items-end" : "items-start")}>
			{comments.length > 0 && (
				<ul aria-label={t("Comments on this message")} className="mt-1 w-full max-w-[85%] space-y-1.5 md:max-w-[36rem]">
					{comments.map((one) => (
						<Comment key={one.id} comment={one} memberId={memberId} />
					))}
				</ul>
			)}
			{/* The log reads out what is new in it; a button under each line is no news. */}
			<div aria-live="off" className="w-full max-w-[85%] md:max-w-[36rem]">
				{mayComment && writing && <CommentForm {...props} />}
				{mayComment && !writing && (
					<div className={own ? "text-right" : ""}>
						<button
							ref={button}
							type="button"
							aria-label={t("Comment on “{words}”", { words: quoted(message.message) })}
							className="min-h-11 px-1 text-sm font-semibold text-pine underline underline-offset-2"
							onClick={() => practice.commenting.open(seq)}
						>
							{buttonText(state, seq)}
						</button>
					</div>
				)}
			</div>
		</li>
	);
}

type CommentProps = { readonly comment: PracticeComment; readonly memberId: string };

function Comment({ comment, memberId }: CommentProps) {
	const { author, at, text } = comment;
	const name = author?.id === memberId ? t("You") : (author?.name ?? t("A former member"));
	return (
		<li className="rounded-r-control border-l-4 border-attention bg-attention-wash px-3 py-1.5">
			<p className="text-xs text-attention-ink">
				<span className="font-semibold">{name}</span> ·{" "}
				<time dateTime={at} title={wholeTime(at)}>
					{clockTime(at)}
				</time>
			</p>
			<p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
		</li>
	);
}

function CommentForm({ message, connected, practice, state }: LineCommentsProps) {
	const { seq } = message;
	const acts = practice.commenting;
	const sending = state.sending.includes(seq);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		acts.send(seq);
	};
	return (
		<form onSubmit={submit} className="mt-1 rounded-card border border-line bg-surface p-3">
			<Field label={t("Your comment on this message")} error={state.problems[seq]}>
				<TextArea
					rows={2}
					autoFocus
					value={state.drafts[seq] ?? ""}
					readOnly={sending}
					onChange={(event) => acts.typed(seq, event.target.value)}
				/>
			</Field>
			<div className="mt-2 flex flex-wrap justify-end gap-2">
				<Button variant="quiet" onClick={acts.close}>
					{t("Close")}
				</Button>
				<Button type="submit" disabled={!connected} busy={sending} busyText={t("Saving...")}>
					{t("Save comment")}
				</Button>
			</div>
		</form>
	);
}
