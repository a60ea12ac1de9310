import { type Comment, commentMost } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import { characters } from "@warmline/contract/text";
import type { FormEvent } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { commentEdits } from "../compose/kept-edits.ts";
import { RepeatsDialog } from "../compose/RepeatsDialog.tsx";
import { repeatsAVisitor } from "../compose/use-publish.ts";
import { WritingField } from "../compose/WritingField.tsx";
import { Problem } from "../Problem.tsx";
import type { CommentActs } from "./use-comments.ts";

type EditCommentProps = Pick<CommentActs, "edit"> & { readonly comment: Comment };

export function EditComment({ comment, edit }: EditCommentProps) {
	const { id } = comment;
	const { text, touched } = commentEdits.useDraft(id) ?? { text: comment.content, touched: false };
	const error = edit.variables?.id === id ? edit.error : null;
	const content = text.trim();
	const sendable = content !== "" && characters(content) <= commentMost && !edit.isPending;
	const save = (checked: boolean) => {
		if (sendable) edit.mutate({ id, content, checked });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save(false);
	};
	return (
		<form onSubmit={submit} className="mt-1">
			<WritingField
				label={t("Your comment")}
				text={text}
				most={commentMost}
				autoFocus={!touched}
				disabled={edit.isPending}
				onText={(next) => commentEdits.keep(id, { text: next, touched: true })}
				onSend={() => save(false)}
			/>
			<div className="mt-2 flex flex-wrap justify-end gap-2">
				<Button variant="quiet" disabled={edit.isPending} onClick={() => commentEdits.drop(id)}>
					{t("Cancel")}
				</Button>
				<Button type="submit" disabled={!sendable} busy={edit.isPending} busyText={t("Saving...")}>
					{t("Save")}
				</Button>
			</div>
			<Problem
				sentence={
					error && !repeatsAVisitor(error) ? errorMessage(error, t("Couldn’t save the comment."), "unanswered") : null
				}
				onClose={edit.reset}
			/>
			<RepeatsDialog
				open={repeatsAVisitor(error)}
				busy={edit.isPending}
				onBack={edit.reset}
				onAnyway={() => save(true)}
			/>
		</form>
	);
}
