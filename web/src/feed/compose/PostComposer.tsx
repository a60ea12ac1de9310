import { postMost } from "@warmline/contract/feed/post";
import { t } from "@warmline/contract/i18n";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type FormEvent, useState } from "react";
import { AddMedia } from "../../media/AddMedia.tsx";
import { UploadState } from "../../media/UploadState.tsx";
import { fullName, type Session } from "../../platform/session.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { cardLook } from "../card-look.ts";
import { Problem } from "../Problem.tsx";
import { AudienceMenu } from "./AudienceMenu.tsx";
import { DraftMediaBox } from "./DraftMediaBox.tsx";
import { RepeatsDialog } from "./RepeatsDialog.tsx";
import { useComposer } from "./use-composer.ts";
import { notPublished } from "./use-publish.ts";
import { WarningField } from "./WarningField.tsx";
import { WritingField } from "./WritingField.tsx";

/** Where a post is written. What is begun stays in this tab until it is posted. */
export function PostComposer({ session }: { readonly session: Session }) {
	const [posted, setPosted] = useState(false);
	const composer = useComposer(session.user_id, () => setPosted(true));
	const { draft, change, sending, sendable } = composer;
	const warned = draft.warning !== null;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		setPosted(false);
		composer.send();
	};

	return (
		<section aria-label={t("Write a post")}>
			<form
				onSubmit={submit}
				{...composer.drops}
				className={classNames(cardLook, composer.over && "border-pine bg-pine-wash")}
			>
				<div className="flex gap-3">
					<Avatar name={fullName(session.user)} picture={session.user.avatar} className="max-sm:hidden" />
					<div className="min-w-0 flex-1">
						<WritingField
							label={t("Write a post")}
							placeholder={t("What would you like to share, {name}?", { name: session.user.first_name })}
							text={draft.text}
							most={postMost}
							disabled={sending}
							onText={(text) => change({ text })}
							onSend={composer.send}
							onPaste={composer.onPaste}
						/>
						{warned && (
							<WarningField
								value={draft.warning ?? ""}
								disabled={sending}
								onChange={(warning) => change({ warning })}
							/>
						)}
						<UploadState upload={composer.upload} />
						{draft.media && (
							<DraftMediaBox
								media={draft.media}
								alt={draft.alt}
								disabled={sending}
								onAlt={(alt) => change({ alt })}
								onRemove={composer.takeOut}
							/>
						)}
					</div>
				</div>
				<div className="mt-2 -ml-2 flex items-end gap-2">
					<fieldset disabled={sending} className="flex min-w-0 flex-1 flex-wrap items-center">
						<AddMedia onFile={composer.upload.send} onAddress={composer.give} />
						<Button
							variant="quiet"
							aria-pressed={warned}
							aria-label={t("Content warning")}
							onClick={() => change({ warning: warned ? null : "" })}
							className={classNames("sm:px-2.5!", warned && "bg-care-wash text-care")}
						>
							<TriangleAlert aria-hidden="true" className="size-5" />
							<span className="max-sm:sr-only">{t("Content warning")}</span>
						</Button>
						<AudienceMenu isPublic={draft.isPublic} onChange={(isPublic) => change({ isPublic })} />
					</fieldset>
					<Button type="submit" className="shrink-0" disabled={!sendable} busy={sending} busyText={t("Posting...")}>
						{t("Post")}
					</Button>
				</div>
				<Problem sentence={composer.failure && notPublished(composer.failure)} onClose={composer.forgetFailure} />
				<p role="status" className="sr-only">
					{posted && t("Posted.")}
				</p>
			</form>
			<RepeatsDialog
				open={composer.repeats}
				busy={sending}
				onBack={composer.forgetFailure}
				onAnyway={composer.sendAnyway}
			/>
		</section>
	);
}
