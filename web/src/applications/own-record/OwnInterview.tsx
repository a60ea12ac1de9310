import { interviewAnswer, type VolunteerRecord } from "@warmline/contract/applications/record";
import type { answerInterview } from "@warmline/contract/applications/record-calls";
import type { BodyInputOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { useApiMutation } from "../../platform/http/use-api-mutation.ts";
import { recruitment } from "../../platform/recruitment.ts";
import { useSession } from "../../platform/session.ts";
import { now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner, type Tone } from "../../ui/feedback/Banner.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { TextArea } from "../../ui/forms/TextArea.tsx";
import { checkBy, useForm } from "../../ui/forms/use-form.ts";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { interviewTimes } from "../interview-times.ts";
import { saveCalendar, sayToInterview } from "../record-api.ts";
import { dayOf, interviewText } from "./own-record-text.ts";
import { useOwnAct } from "./use-own-record.ts";

type Interview = NonNullable<VolunteerRecord["interview"]>;

type Said = { readonly tone: Tone; readonly words: string };

/** The interview: when it is, and whether that fits. */
export function OwnInterview({ interview }: { readonly interview: VolunteerRecord["interview"] }) {
	const [said, setSaid] = useState<Said | null>(null);
	const banner = useNewsFocus(said);
	// They stay when another time is proposed while they are written.
	const [words, setWords] = useState("");
	if (interview === null) {
		return (
			<p>
				{t("We propose a time by email and here. An interview takes 30 to {most} minutes.", {
					most: recruitment.interview_minutes,
				})}
			</p>
		);
	}
	const isOpen = interview.state === "proposed" || interview.state === "accepted";
	const isOver = Date.parse(interview.at) < now();
	return (
		<>
			{said !== null && (
				<Banner tone={said.tone} ref={banner}>
					{said.words}
				</Banner>
			)}
			<When interview={interview} isOver={isOver} />
			{isOpen && (
				<AnswerInterview
					key={interview.at}
					at={interview.at}
					proposed={interview.state === "proposed"}
					isOver={isOver}
					words={words}
					onWords={setWords}
					onAnswered={setSaid}
				/>
			)}
			{isOpen && !isOver && <CalendarFile />}
		</>
	);
}

type WhenProps = { readonly interview: Interview; readonly isOver: boolean };

function When({ interview: { at, state, note, answer }, isOver }: WhenProps) {
	if (state === "held") return <p>{t("It was on {day}. Thank you for your time.", { day: dayOf(at) })}</p>;
	const [own, ours] = interviewTimes(at, "own");
	return (
		<>
			<p>{interviewText(state, isOver)}</p>
			<p className="rounded-control bg-sunk px-3 py-2">
				<time dateTime={at} className="font-semibold">
					{own}
				</time>
				{ours && <span className="block text-soft">{ours}</span>}
				{note !== null && <span className="mt-1 block whitespace-pre-wrap wrap-anywhere">{note}</span>}
			</p>
			{state === "declined" && answer !== null && (
				<p className="wrap-anywhere text-soft">{t("You wrote: {words}", { words: answer })}</p>
			)}
		</>
	);
}

type AnswerInterviewProps = {
	readonly at: string;
	/** Not accepted yet: afterwards one can still fall ill. */
	readonly proposed: boolean;
	/** Nobody can come to it any more. */
	readonly isOver: boolean;
	readonly words: string;
	readonly onWords: (words: string) => void;
	readonly onAnswered: (said: Said) => void;
};

const isAnotherTime = (error: Error) => error instanceof ApiFailure && error.code === "another_time";

function AnswerInterview({ at, proposed, isOver, words, onWords, onAnswered }: AnswerInterviewProps) {
	const { mutate, isPending, error, variables, reset } = useOwnAct(sayToInterview);
	const [declining, setDeclining] = useState(false);
	const opener = useOpener(declining);
	const answer = (said: BodyInputOf<typeof answerInterview>, done: string) =>
		mutate(said, {
			onSuccess: () => {
				onAnswered({ tone: "success", words: done });
				onWords("");
			},
			onError: (refusal) => {
				// The new time takes the place of these buttons, so it is said above them.
				if (isAnotherTime(refusal)) onAnswered({ tone: "warning", words: refusal.message });
			},
		});
	const { form, banner, register, submit, errors, failure } = useForm({
		values: { words },
		onChange: (next) => onWords(next.words),
		check: (written) => checkBy(interviewAnswer, { at, accept: false, ...written }),
		send: (said) => answer(said, t("Thank you. We’ve notified the director.")),
		call: { isPending, error: error && isAnotherTime(error) ? null : error, reset },
		fallback: t("Couldn’t send your answer. Please try again."),
	});
	return (
		<>
			{failure && (
				<Banner ref={banner} tone="failure">
					{failure}
				</Banner>
			)}
			{declining ? (
				<form ref={form} method="post" noValidate onSubmit={submit} className="space-y-3">
					<Field label={t("Which times would suit you better?")} optional error={errors.words}>
						{/* The button that opened this is gone. */}
						<TextArea autoFocus rows={3} {...register("words")} />
					</Field>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" busy={isPending} busyText={t("Sending...")}>
							{t("Ask for another time")}
						</Button>
						<Button variant="quiet" onClick={() => setDeclining(false)}>
							{t("Cancel")}
						</Button>
					</div>
				</form>
			) : (
				<div className="flex flex-wrap gap-3">
					{proposed && !isOver && (
						<Button
							busy={isPending && variables.accept}
							busyText={t("Sending...")}
							onClick={() => answer({ at, accept: true }, t("Accepted. We’ve notified the director."))}
						>
							{t("Accept this time")}
						</Button>
					)}
					<Button ref={opener} variant="secondary" onClick={() => setDeclining(true)}>
						{declineText(proposed, isOver)}
					</Button>
				</div>
			)}
		</>
	);
}

const declineText = (proposed: boolean, isOver: boolean): string => {
	if (isOver) return t("Ask for another time");
	return proposed ? t("It doesn’t suit me") : t("I can’t make it after all");
};

function CalendarFile() {
	const userId = useSession()?.user_id ?? "";
	const { mutate, isPending, error } = useApiMutation(() => saveCalendar(userId));
	return (
		<>
			<Button variant="quiet" busy={isPending} busyText={t("Loading...")} onClick={() => mutate()}>
				{t("Download for your calendar")}
			</Button>
			{error && (
				<p role="alert" className="text-sm font-medium text-bad">
					{errorMessage(error, t("Couldn’t download the calendar file. Please try again."))}
				</p>
			)}
		</>
	);
}
