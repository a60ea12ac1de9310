import { tn } from "@warmline/contract/i18n";
import { useEffect } from "react";
import { applicationKeys } from "../../platform/http/query-keys.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { createDraftStore } from "../../platform/storage/draft-store.ts";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { mailToStage } from "../board/board-api.ts";
import type { BoardStage } from "../board/stages.ts";
import { emptyDraft, mailDraft, mailFrom, type StageMail } from "./mail-draft.ts";
import { StageMailDialog } from "./StageMailDialog.tsx";

type WriteToStageProps = {
	/** The stage whose button was pressed; null while no mail is written. */
	readonly opened: BoardStage | null;
	/** What the board is narrowed to. */
	readonly kind: string;
	readonly directorId: string;
	readonly onClose: () => void;
};

type Sending = { readonly mail: StageMail; readonly from: BoardStage };

const drafts = createDraftStore({ prefix: "stage_mail_", parse: (stored) => mailDraft.safeParse(stored).data });

/** A mail to everybody in a stage. What is written for a stage stays until it is sent, also while one is elsewhere. */
export function WriteToStage({ opened, kind, directorId, onClose }: WriteToStageProps) {
	const keyOf = (stage: BoardStage | null) => `${directorId}_${stage}`;
	const { mutate, reset, data, error, isPending } = useApiMutation(({ mail }: Sending) => mailToStage(mail), {
		onSuccess: (_count, { from }) => drafts.drop(keyOf(from)),
		invalidates: (error) => (error ? [] : [applicationKeys.board]),
	});
	const banner = useNewsFocus(data, opened !== null);
	// What came of the mail before is no news for who writes another.
	useEffect(() => {
		if (opened !== null) reset();
	}, [opened, reset]);
	const draft = drafts.useDraft(keyOf(opened)) ?? emptyDraft;
	const send = (from: BoardStage, to: Pick<StageMail, "stage" | "kind">) => {
		const mail = mailFrom(draft, to);
		drafts.keep(keyOf(from), { ...draft, tried: mail });
		mutate({ mail, from }, { onSuccess: onClose });
	};
	return (
		<>
			{data !== undefined && opened === null && (
				<Banner ref={banner} tone="success" className="mt-6">
					{tn(data, { one: "1 email will be sent shortly.", other: "{count} emails will be sent shortly." })}
				</Banner>
			)}
			{opened !== null && (
				<StageMailDialog
					key={opened}
					first={{ stage: opened, kind }}
					written={draft}
					onWrite={(written) => drafts.keep(keyOf(opened), { ...draft, ...written })}
					busy={isPending}
					error={error}
					onChange={reset}
					onSend={(to) => send(opened, to)}
					onClose={onClose}
				/>
			)}
		</>
	);
}
