import { commentMost } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import { characters } from "@warmline/contract/text";
import { type FormEvent, useRef } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { RepeatsDialog } from "../compose/RepeatsDialog.tsx";
import { repeatsAVisitor } from "../compose/use-publish.ts";
import { WritingField } from "../compose/WritingField.tsx";
import { Problem } from "../Problem.tsx";
import { keepComment, useKeptComment } from "./kept-comment.ts";
import type { CommentActs } from "./use-comments.ts";

/** Under a post: what is written stays until it has arrived. */
export function CommentForm({ write, postId }: Pick<CommentActs, "write"> & { readonly postId: string }) {
	const userId = useSession()?.user_id ?? "";
	const text = useKeptComment(userId, postId);
	const field = useRef<HTMLTextAreaElement>(null);
	const { isPending, error } = write;
	const content = text.trim();
	const sendable = content !== "" && characters(content) <= commentMost && !isPending;
	const send = (checked: boolean) => {
		if (sendable) write.mutate({ content, checked });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		send(false);
	};
	const dismiss = () => {
		write.forget();
		// The pressed button is gone: else the dialog around takes the focus, a moment later.
		field.current?.focus();
	};
	return (
		<form onSubmit={submit} className="relative">
			<div className="flex items-end gap-2">
				<div className="min-w-0 flex-1">
					<WritingField
						ref={field}
						label={t("Write a comment")}
						placeholder={t("Write a comment...")}
						rows={1}
						above
						text={text}
						most={commentMost}
						disabled={isPending}
						onText={(next) => keepComment(userId, postId, next)}
						onSend={() => send(false)}
					/>
				</div>
				<Button type="submit" disabled={!sendable} busy={isPending} busyText={t("Sending...")}>
					{t("Send")}
				</Button>
			</div>
			<Problem
				sentence={
					error && !repeatsAVisitor(error) ? errorMessage(error, t("Failed to create comment."), "unanswered") : null
				}
				onClose={dismiss}
			/>
			<RepeatsDialog open={repeatsAVisitor(error)} busy={isPending} onBack={write.forget} onAnyway={() => send(true)} />
		</form>
	);
}
