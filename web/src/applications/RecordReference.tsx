import { type RecordStep, type Referee, recordStepNames } from "@warmline/contract/applications/record";
import { say } from "@warmline/contract/say";
import { useState } from "react";
import { dateAndClock } from "../platform/time.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { type RecordPerson, savedWords } from "./desk-record.ts";
import { countForm, takeRefereeBack, writeToReferee } from "./desk-record-api.ts";
import { FormsLink } from "./FormsLink.tsx";
import { RecordNewReferee } from "./RecordNewReferee.tsx";
import { RecordReferenceAnswer } from "./RecordReferenceAnswer.tsx";
import { RecordStepItem, StepActs, StepFacts } from "./RecordStepItem.tsx";
import { type RecordActing, useRecordAct } from "./use-record-act.ts";

type RecordReferenceProps = {
	readonly step: Extract<RecordStep, "first_reference" | "second_reference">;
	readonly person: RecordPerson;
	readonly referee: Referee | undefined;
};

/** One of two people who speak for the applicant. */
export function RecordReference({ step, person, referee }: RecordReferenceProps) {
	const acting = useRecordAct(person.id);
	const [naming, setNaming] = useState(false);
	const open = naming && referee === undefined;
	return (
		<RecordStepItem step={step} done={referee?.answered_at != null} acting={acting} quiet={open}>
			{referee === undefined ? (
				<StepFacts>
					<p>{say("Nobody is named. {name} can do it, or you.", { name: person.name })}</p>
				</StepFacts>
			) : (
				<KnownReferee person={person} referee={referee} acting={acting} />
			)}
			{open && <RecordNewReferee person={person} acting={acting} onClose={() => setNaming(false)} />}
			{referee === undefined && !open && person.open && (
				<StepActs>
					<Button
						variant="secondary"
						aria-label={say("Name somebody: {step}", { step: recordStepNames[step] })}
						onClick={() => setNaming(true)}
					>
						{say("Name somebody")}
					</Button>
				</StepActs>
			)}
		</RecordStepItem>
	);
}

type KnownRefereeProps = {
	readonly person: RecordPerson;
	readonly referee: Referee;
	readonly acting: RecordActing;
};

function KnownReferee({ person, referee, acting }: KnownRefereeProps) {
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
							? say("No answer yet, asked {time}", { time: dateAndClock(asked_at) })
							: say("No answer yet, asked {time}, reminded {reminded}", {
									time: dateAndClock(asked_at),
									reminded: dateAndClock(reminded_at),
								})}
					</p>
				) : (
					<p className="flex flex-wrap items-center gap-2">
						{say("Answered {time}", { time: dateAndClock(answered_at) })}
						{answer?.recommends === true && <Badge look="good">{say("Recommends")}</Badge>}
						{answer?.recommends === false && <Badge look="bad">{say("Does not recommend")}</Badge>}
					</p>
				)}
			</StepFacts>
			{answered_at === null ? (
				<WaitingReferee person={person} referee={referee} acting={acting} />
			) : (
				<RecordReferenceAnswer person={person} referee={referee} />
			)}
		</>
	);
}

function WaitingReferee({ person, referee, acting }: KnownRefereeProps) {
	const { id, name, email, found_form } = referee;
	const [dropping, setDropping] = useState(false);
	const drop = () =>
		acting.mutate(
			{
				work: () => takeRefereeBack(person.id, id),
				done: () => say("{name} was taken back. The link in the mail no longer works.", { name }),
				act: "reference_dropped",
				text: name,
			},
			{ onSettled: () => setDropping(false) },
		);
	const remind = () =>
		acting.mutate({
			work: () => writeToReferee(person.id, id),
			done: () => say("A mail with a new link is on its way to {name}.", { name }),
			act: null,
		});
	const count = () =>
		acting.mutate({
			work: () => countForm(person.id, id),
			done: (news) => savedWords(news, person),
			act: "reference_answered",
			text: name,
		});
	return (
		<>
			{found_form && (
				<div className="mt-2.5 rounded-control bg-pine-wash px-3.5 py-2.5">
					<p>{say("A reference form came from this email, {time}", { time: dateAndClock(found_form.sent_at) })}</p>
					<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
						<Button aria-label={say("Count this form: {name}", { name })} busy={acting.isPending} onClick={count}>
							{say("Count this form")}
						</Button>
						<FormsLink kind="reference_check" email={email} />
					</div>
				</div>
			)}
			<StepActs>
				<Button
					variant="secondary"
					aria-label={say("Remind: {name}", { name })}
					busy={acting.isPending}
					onClick={remind}
				>
					{say("Remind")}
				</Button>
				<Button variant="quiet" aria-label={say("Take back: {name}", { name })} onClick={() => setDropping(true)}>
					{say("Take back")}
				</Button>
			</StepActs>
			{dropping && (
				<ConfirmDialog
					open
					danger
					title={say("Take {name} back?", { name })}
					confirm={say("Take back")}
					busy={acting.isPending}
					onConfirm={drop}
					onCancel={() => setDropping(false)}
				>
					<p>{say("The link in the mail to {name} ends, and somebody else can be named.", { name })}</p>
				</ConfirmDialog>
			)}
		</>
	);
}
