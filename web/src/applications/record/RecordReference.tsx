import { type Referee, recordStepNames } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { dateAndClock } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { RefereeForm } from "../RefereeForm.tsx";
import { addReferee, countForm, type NewReferee, takeRefereeBack, writeToReferee } from "../record-api.ts";
import { firstBefore, type RefereePlace, type ReferenceStep, tooEarly } from "../record-steps.ts";
import { isSaidAt } from "../said-of.ts";
import type { Naming } from "../use-naming.ts";
import { FormsLink } from "./FormsLink.tsx";
import { RecordReferenceAnswer } from "./RecordReferenceAnswer.tsx";
import { RecordStepItem, StepActs, StepFacts } from "./RecordStepItem.tsx";
import { type RecordPerson, savedText } from "./record-changes.ts";
import type { ReferencesActing } from "./use-references-act.ts";

type RecordReferenceProps = {
	readonly step: ReferenceStep;
	readonly person: RecordPerson;
	readonly place: RefereePlace;
	readonly naming: Naming;
	/** What is done to the referees, here or in the other place. */
	readonly references: ReferencesActing;
};

/** One of two people who speak for the applicant. */
export function RecordReference({ step, person, place, naming, references }: RecordReferenceProps) {
	const { referee, next } = place;
	const { acting } = references;
	const offered = next && person.open;
	const open = offered && naming.open;
	const opener = useOpener(open);
	const ask = (wanted: NewReferee) =>
		references.mutate(
			null,
			{
				work: () => addReferee(person.id, wanted),
				done: () => t("{name} will get an email.", { name: wanted.name }),
				act: "reference_asked",
				text: wanted.name,
			},
			{
				onSuccess: () => {
					naming.named();
					references.tellAt(wanted.email);
				},
			},
		);
	return (
		<RecordStepItem
			step={step}
			done={referee?.answered_at != null}
			acting={isSaidAt(references.of, place) ? acting : undefined}
			quiet={open}
		>
			{referee === null ? (
				<StepFacts>
					<p>{next ? t("No referee yet. {name} can name one, or you can.", { name: person.name }) : firstBefore}</p>
				</StepFacts>
			) : (
				<KnownReferee person={person} referee={referee} references={references} />
			)}
			{open && (
				<RefereeForm
					naming={naming}
					busy={acting.isPending}
					error={references.of === null ? acting.error : null}
					onSend={ask}
					onReset={acting.reset}
				/>
			)}
			{offered && !open && (
				<StepActs>
					<Button
						ref={opener}
						variant="secondary"
						aria-label={t("Name a referee: {step}", { step: recordStepNames[step] })}
						onClick={naming.begin}
					>
						{t("Name a referee")}
					</Button>
				</StepActs>
			)}
		</RecordStepItem>
	);
}

type KnownRefereeProps = {
	readonly person: RecordPerson;
	readonly referee: Referee;
	readonly references: ReferencesActing;
};

function KnownReferee({ person, referee, references }: KnownRefereeProps) {
	const { name, email, asked_at, reminded_at, answered_at, answer } = referee;
	return (
		<>
			<StepFacts>
				<p>
					<span className="font-semibold text-ink">{name}</span>{" "}
					<a href={`mailto:${encodeURIComponent(email)}`} className="text-pine underline">
						{email}
					</a>
				</p>
				{answered_at === null ? (
					<p>
						{reminded_at === null
							? t("No answer yet, asked {time}", { time: dateAndClock(asked_at) })
							: t("No answer yet, asked {time}, reminded {reminded}", {
									time: dateAndClock(asked_at),
									reminded: dateAndClock(reminded_at),
								})}
					</p>
				) : (
					<p className="flex flex-wrap items-center gap-2">
						{t("Answered {time}", { time: dateAndClock(answered_at) })}
						{answer?.recommends === true && <Badge look="good">{t("Recommends")}</Badge>}
						{answer?.recommends === false && <Badge look="bad">{t("Does not recommend")}</Badge>}
					</p>
				)}
			</StepFacts>
			{answered_at === null ? (
				<WaitingReferee person={person} referee={referee} references={references} />
			) : (
				<RecordReferenceAnswer person={person} referee={referee} />
			)}
		</>
	);
}

function WaitingReferee({ person, referee, references }: KnownRefereeProps) {
	const { id, name, email, found_form } = referee;
	const { acting, mutate, tellAt } = references;
	const early = tooEarly(referee);
	const [dropping, setDropping] = useState(false);
	const drop = () =>
		mutate(
			email,
			{
				work: () => takeRefereeBack(person.id, id),
				done: () => t("The request to {name} was withdrawn. The link in the email no longer works.", { name }),
				act: "reference_dropped",
				text: name,
			},
			{ onSuccess: () => tellAt(null), onSettled: () => setDropping(false) },
		);
	const remind = () =>
		mutate(email, {
			work: () => writeToReferee(person.id, id),
			done: () => t("{name} will get an email with a new link.", { name }),
			act: null,
		});
	const count = () =>
		mutate(email, {
			work: () => countForm(person.id, id),
			done: (news) => savedText(news, person),
			act: "reference_answered",
			text: name,
		});
	return (
		<>
			{found_form && (
				<div className="mt-2.5 rounded-control bg-pine-wash px-3.5 py-2.5">
					<p>{t("A reference form came from this email, {time}", { time: dateAndClock(found_form.sent_at) })}</p>
					<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
						<Button aria-label={t("Accept this form: {name}", { name })} busy={acting.isPending} onClick={count}>
							{t("Accept this form")}
						</Button>
						<FormsLink kind="reference_check" email={email} />
					</div>
				</div>
			)}
			{early !== null && <p className="mt-1 text-[0.95em] text-soft">{early}</p>}
			<StepActs>
				{early === null && (
					<Button
						variant="secondary"
						aria-label={t("Remind: {name}", { name })}
						busy={acting.isPending}
						onClick={remind}
					>
						{t("Remind")}
					</Button>
				)}
				<Button variant="quiet" aria-label={t("Withdraw: {name}", { name })} onClick={() => setDropping(true)}>
					{t("Withdraw")}
				</Button>
			</StepActs>
			{dropping && (
				<ConfirmDialog
					open
					danger
					title={t("Withdraw the request to {name}?", { name })}
					confirm={t("Withdraw")}
					busy={acting.isPending}
					onConfirm={drop}
					onCancel={() => setDropping(false)}
				>
					<p>{t("The link in the email to {name} stops working, and someone else can be named.", { name })}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
