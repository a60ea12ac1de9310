import type { Referee } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { takeRefereeBack, writeToReferee } from "../record-api.ts";
import { firstBefore, type RefereePlace, tooEarly } from "../record-steps.ts";
import { isSaidAt, type Said, type SaySo } from "../said-of.ts";
import type { Naming } from "../use-naming.ts";
import { NameReferee } from "./NameReferee.tsx";
import { dayOf } from "./own-record-text.ts";
import { useOwnAct } from "./use-own-record.ts";

type OwnRefereeProps = {
	readonly place: RefereePlace;
	readonly naming: Naming;
	readonly said: Said | null;
	readonly onDone: SaySo;
};

/** One of two people who speak for the applicant: named, asked, and at last heard. */
export function OwnReferee({ place, naming, said, onDone }: OwnRefereeProps) {
	const { referee, next } = place;
	return (
		<>
			{said !== null && isSaidAt(said.of, place) && <Told said={said} />}
			{referee === null && (next ? <NameReferee naming={naming} onDone={onDone} /> : <p>{firstBefore}</p>)}
			{referee !== null && referee.answered_at !== null && (
				<p className="wrap-anywhere">
					{t("{name} has answered. Only directors can read the answer.", { name: referee.name })}
				</p>
			)}
			{referee !== null && referee.answered_at === null && <Asked referee={referee} onDone={onDone} />}
		</>
	);
}

function Told({ said }: { readonly said: Said }) {
	const banner = useNewsFocus(said);
	return (
		<Banner tone="success" ref={banner}>
			{said.words}
		</Banner>
	);
}

type AskedProps = { readonly referee: Referee; readonly onDone: SaySo };

function Asked({ referee, onDone }: AskedProps) {
	const { id, name, email } = referee;
	const remind = useOwnAct((userId) => writeToReferee(userId, id));
	const drop = useOwnAct((userId) => takeRefereeBack(userId, id));
	const [dropping, setDropping] = useState(false);
	const early = tooEarly(referee);
	const error = remind.error ?? drop.error;
	return (
		<>
			<p className="wrap-anywhere">
				{referee.reminded_at === null
					? t("We asked {name} ({email}) on {day}.", { name, email, day: dayOf(referee.asked_at) })
					: t("We asked {name} ({email}) on {day}, and again on {again}.", {
							name,
							email,
							day: dayOf(referee.asked_at),
							again: dayOf(referee.reminded_at),
						})}
			</p>
			{early !== null && <p className="text-soft">{early}</p>}
			{error && !dropping && <Banner tone="failure">{errorMessage(error, notChanged)}</Banner>}
			<div className="flex flex-wrap gap-3 pt-1">
				{early === null && (
					<Button
						variant="secondary"
						busy={remind.isPending}
						busyText={t("Sending...")}
						onClick={() =>
							remind.mutate(undefined, {
								onSuccess: () => onDone(email, t("A reminder is on its way to {name}.", { name })),
							})
						}
					>
						{t("Remind {name}", { name })}
					</Button>
				)}
				<Button variant="quiet" onClick={() => setDropping(true)}>
					{t("Withdraw")}
				</Button>
			</div>
			{dropping && (
				<ConfirmDialog
					open
					danger
					title={t("Withdraw our request to {name}?", { name })}
					confirm={t("Withdraw")}
					busy={drop.isPending}
					onCancel={() => setDropping(false)}
					onConfirm={() =>
						drop.mutate(undefined, {
							onSuccess: () => onDone(null, t("Withdrawn. You can name someone else.")),
							onSettled: () => setDropping(false),
						})
					}
				>
					<p>{t("The link in our email to {name} will stop working. You can then name someone else.", { name })}</p>
				</ConfirmDialog>
			)}
		</>
	);
}

const notChanged = t("Nothing was changed. Please try again.");
