import type { Referee } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useId, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { FormsLink } from "./FormsLink.tsx";
import { StepActs } from "./RecordStepItem.tsx";
import type { RecordPerson } from "./record-changes.ts";

type RecordReferenceAnswerProps = { readonly person: RecordPerson; readonly referee: Referee };

/** What somebody wrote of the applicant, for directors. */
export function RecordReferenceAnswer({ person, referee }: RecordReferenceAnswerProps) {
	const id = useId();
	const [open, setOpen] = useState(false);
	const { name, email, answer } = referee;
	if (!answer || (answer.words === null && answer.how_known === null)) {
		return (
			<div className="mt-1 flex flex-wrap items-center gap-x-4 text-[0.95em] text-soft">
				<p>{t("This answer came through the public form.")}</p>
				<FormsLink kind="reference_check" email={email} />
			</div>
		);
	}
	return (
		<>
			<StepActs>
				<Button
					variant="secondary"
					aria-expanded={open}
					aria-controls={id}
					aria-label={open ? t("Close the answer: {name}", { name }) : t("Read the answer: {name}", { name })}
					onClick={() => setOpen(!open)}
				>
					{open ? t("Close the answer") : t("Read the answer")}
				</Button>
			</StepActs>
			<div id={id}>
				{open && (
					<dl className="mt-3 space-y-3 rounded-control bg-sunk px-3.5 py-3">
						{answer.how_known !== null && (
							<div>
								<dt className="font-semibold">{t("How they know each other")}</dt>
								<dd className="whitespace-pre-wrap wrap-anywhere">{answer.how_known}</dd>
							</div>
						)}
						{answer.words !== null && (
							<div>
								<dt className="font-semibold">{t("About {name}", { name: person.name })}</dt>
								<dd className="whitespace-pre-wrap wrap-anywhere">{answer.words}</dd>
							</div>
						)}
					</dl>
				)}
			</div>
		</>
	);
}
