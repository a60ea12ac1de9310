import { useMutation, useQueryClient } from "@tanstack/react-query";
import { sayCount } from "@warmline/contract/say";
import { useEffect, useState } from "react";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { boardKey, mailToStage } from "../board/desk-api.ts";
import type { DeskStage } from "../board/desk-stages.ts";
import { DeskMailDialog } from "./DeskMailDialog.tsx";
import { keepMail, keptMail } from "./kept-mails.ts";
import { emptyDraft, type MailDraft, mailFrom, type StageMail } from "./mail-draft.ts";

type DeskMailProps = {
	/** The stage whose button was pressed; null while no mail is written. */
	readonly opened: DeskStage | null;
	/** What the board is narrowed to. */
	readonly kind: string;
	readonly directorId: string;
	readonly onClose: () => void;
};

type Sending = { readonly mail: StageMail; readonly from: DeskStage };

/** A mail to everybody in a stage. What is written for a stage stays until it is sent, also while one is elsewhere. */
export function DeskMail({ opened, kind, directorId, onClose }: DeskMailProps) {
	const queries = useQueryClient();
	const [drafts, setDrafts] = useState<Partial<Record<DeskStage, MailDraft>>>({});
	const keep = (stage: DeskStage, draft: MailDraft) => {
		keepMail(directorId, stage, draft);
		setDrafts((before) => ({ ...before, [stage]: draft }));
	};
	const { mutate, reset, data, error, isPending } = useMutation({
		mutationFn: ({ mail }: Sending) => mailToStage(mail),
		onSuccess: (_count, { from }) => {
			keep(from, emptyDraft);
			void queries.invalidateQueries({ queryKey: boardKey });
		},
	});
	const banner = useNewsFocus(data, opened !== null);
	// What came of the mail before is no news for who writes another.
	useEffect(() => {
		if (opened !== null) reset();
	}, [opened, reset]);
	const draft = opened === null ? emptyDraft : (drafts[opened] ?? keptMail(directorId, opened));
	const send = (from: DeskStage, to: Pick<StageMail, "stage" | "kind">) => {
		const mail = mailFrom(draft, to);
		keep(from, { ...draft, tried: mail });
		mutate({ mail, from }, { onSuccess: onClose });
	};
	return (
		<>
			{data !== undefined && opened === null && (
				<Banner ref={banner} tone="success" className="mt-6">
					{sayCount(data, { one: "1 email will be sent shortly.", other: "{count} emails will be sent shortly." })}
				</Banner>
			)}
			{opened !== null && (
				<DeskMailDialog
					key={opened}
					first={{ stage: opened, kind }}
					written={draft}
					onWrite={(written) => keep(opened, { ...draft, ...written })}
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
