import { t } from "@warmline/contract/i18n";
import type { ReportKind } from "@warmline/contract/moderation/calls";
import { useState } from "react";
import { Dialog } from "../ui/overlay/Dialog.tsx";
import { useSendReport } from "./api.ts";
import { ReportForm } from "./ReportForm.tsx";
import { ReportThanks } from "./ReportThanks.tsx";
import { reportTitle } from "./report-text.ts";
import type { Silencing } from "./silencing.ts";

/** What is reported, and whose it is. */
export type Reported = {
	readonly kind: ReportKind;
	readonly id: string;
	readonly author: { readonly id: string; readonly name: string };
};

type ReportDialogProps = {
	readonly about: Reported;
	readonly open: boolean;
	readonly silencing: Silencing;
	readonly onClose: () => void;
};

/** Tells the moderators. What was typed stays until it is sent, or the dialog is closed. */
export function ReportDialog(props: ReportDialogProps) {
	return props.open && <OpenDialog {...props} />;
}

function OpenDialog({ about, silencing, onClose }: ReportDialogProps) {
	const sending = useSendReport();
	const [typed, setTyped] = useState(false);
	const { name } = about.author;
	return (
		<Dialog
			open
			onClose={onClose}
			busy={sending.isPending}
			holdsWords={typed && !sending.isSuccess}
			title={sending.isSuccess ? t("Report sent") : reportTitle(about.kind, name)}
		>
			{sending.isSuccess ? (
				<ReportThanks message={sending.data} name={name} silencing={silencing} onClose={onClose} />
			) : (
				<ReportForm
					busy={sending.isPending}
					error={sending.error}
					onSend={(said) => sending.mutate({ kind: about.kind, id: about.id, ...said })}
					onCancel={onClose}
					onWords={setTyped}
				/>
			)}
		</Dialog>
	);
}
