import { useQueryClient } from "@tanstack/react-query";
import { editPost } from "@warmline/contract/feed/calls";
import { type Post, postMost } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import { characters } from "@warmline/contract/text";
import type { FormEvent } from "react";
import { request } from "../../platform/http/api.ts";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { TextInput } from "../../ui/forms/TextInput.tsx";
import { hearAnswer } from "../known-posts.ts";
import { Problem } from "../Problem.tsx";
import { AudienceMenu } from "./AudienceMenu.tsx";
import { type PostEdit, postEdits } from "./kept-edits.ts";
import { RepeatsDialog } from "./RepeatsDialog.tsx";
import { repeatsAVisitor } from "./use-publish.ts";
import { WarningField } from "./WarningField.tsx";
import { WritingField } from "./WritingField.tsx";

type EditPostProps = {
	readonly post: Post;
	/** How it is changed so far, and the name under which that is kept. */
	readonly edit: PostEdit;
	readonly name: string;
};

/** One's own post is changed in its place. */
export function EditPost({ post, edit, name }: EditPostProps) {
	const queries = useQueryClient();
	const { text, warning, alt, isPublic, touched } = edit;
	const change = (part: Partial<PostEdit>) => postEdits.keep(name, { ...edit, ...part, touched: true });
	const described = post.media_type === "image" || post.media_type === "video";

	const save = useApiMutation(
		async (checked: boolean) => {
			const body = {
				content: text.trim(),
				is_public: isPublic,
				content_warning: warning.trim() || null,
				...(described ? { media_alt: alt.trim() || null } : {}),
				...(checked ? { checked } : {}),
			};
			return (await request(editPost, { params: { post_id: post.id }, body })).result;
		},
		{
			onSuccess: (result) => {
				postEdits.drop(name);
				hearAnswer(queries, result);
			},
		},
	);
	const { isPending, error } = save;
	const fits = characters(text.trim()) <= postMost && (text.trim() !== "" || post.media_type !== null);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (fits && !isPending) save.mutate(false);
	};

	return (
		<form onSubmit={submit} className="mt-3">
			<WritingField
				label={t("Your post")}
				text={text}
				most={postMost}
				disabled={isPending}
				autoFocus={!touched}
				onText={(next) => change({ text: next })}
				onSend={() => fits && !isPending && save.mutate(false)}
			/>
			{described && (
				<Field label={t("Description")} hint={t("For members who can’t see it.")} className="mt-3">
					<TextInput
						value={alt}
						maxLength={1000}
						disabled={isPending}
						onChange={(event) => change({ alt: event.target.value })}
					/>
				</Field>
			)}
			<WarningField edits value={warning} disabled={isPending} onChange={(next) => change({ warning: next })} />
			<div className="mt-3 flex flex-wrap items-center gap-2">
				<fieldset disabled={isPending} className="contents">
					<AudienceMenu isPublic={isPublic} onChange={(next) => change({ isPublic: next })} />
				</fieldset>
				<Button variant="quiet" className="ml-auto" disabled={isPending} onClick={() => postEdits.drop(name)}>
					{t("Cancel")}
				</Button>
				<Button type="submit" disabled={!fits} busy={isPending} busyText={t("Saving...")}>
					{t("Save")}
				</Button>
			</div>
			<Problem
				sentence={
					error && !repeatsAVisitor(error) ? errorMessage(error, t("Couldn’t save the post."), "unanswered") : null
				}
				onClose={save.reset}
			/>
			<RepeatsDialog
				open={repeatsAVisitor(error)}
				busy={isPending}
				onBack={save.reset}
				onAnyway={() => save.mutate(true)}
			/>
		</form>
	);
}
