import { t } from "@warmline/contract/i18n";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { kindNames, stageNames } from "../board/board-text.ts";
import type { StageMail } from "./mail-draft.ts";
import { notSentText } from "./stage-mail-text.ts";

type StageMailPreviewProps = {
	readonly to: Pick<StageMail, "stage" | "kind">;
	/** How many there are, in words; null while it is not known. */
	readonly count: string | null;
	/** The first name of one of them. */
	readonly name: string;
	readonly written: Pick<StageMail, "subject" | "text">;
	readonly busy: boolean;
	readonly error: Error | null;
	readonly onBack: () => void;
	readonly onSend: () => void;
};

const kindOf = (kind: string): string =>
	Object.entries(kindNames).find(([name]) => name === kind)?.[1] ?? t("All types");

/** The mail as it begins for one of the people it goes to. */
export function StageMailPreview({ to, count, name, written, busy, error, onBack, onSend }: StageMailPreviewProps) {
	const first = useRef<HTMLParagraphElement>(null);
	useEffect(() => first.current?.focus(), []);
	return (
		<>
			<p ref={first} tabIndex={-1} className="text-soft">
				{t("To: {stage}, {kind}", { stage: stageNames[to.stage], kind: kindOf(to.kind) })}
				{count !== null && <span className="block font-semibold">{count}</span>}
			</p>
			<div className="mt-4 rounded-control border border-line bg-ground px-4 py-3 wrap-anywhere">
				<p className="border-b border-line pb-2 font-semibold">{written.subject.trim()}</p>
				<p className="mt-3">{t("Hello {name},", { name })}</p>
				<p className="mt-3 whitespace-pre-wrap">{written.text.trim()}</p>
			</div>
			{error && (
				<Banner tone="failure" className="mt-4">
					{notSentText(error)}
				</Banner>
			)}
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button variant="quiet" disabled={busy} onClick={onBack}>
					{t("Edit")}
				</Button>
				<Button busy={busy} busyText={t("Sending...")} onClick={onSend}>
					{t("Send to all")}
				</Button>
			</div>
		</>
	);
}
