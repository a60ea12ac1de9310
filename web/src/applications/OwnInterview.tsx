import { useMutation } from "@tanstack/react-query";
import { interviewAnswer, interviewMinutes, type VolunteerRecord } from "@warmline/contract/applications/record";
import { say } from "@warmline/contract/say";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { sentenceOf } from "../platform/failure.ts";
import { useSession } from "../platform/session.ts";
import { now } from "../platform/time.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { saveCalendar, sayToInterview, useOwnAct } from "./own-record-api.ts";
import { dayOf, interviewTimes } from "./own-record-words.ts";

type Interview = NonNullable<VolunteerRecord["interview"]>;

/** The interview: when it is, and whether that fits. */
export function OwnInterview({ interview }: { readonly interview: VolunteerRecord["interview"] }) {
	const banner = useRef<HTMLDivElement>(null);
	const [said, setSaid] = useState<string | null>(null);
	// The buttons that were pressed are gone.
	useEffect(() => {
		if (said !== null) banner.current?.focus();
	}, [said]);
	if (interview === null) {
		return (
			<p>
				{say("We propose a time, by mail and here. An interview takes 30 to {most} minutes.", {
					most: interviewMinutes,
				})}
			</p>
		);
	}
	const isOpen = interview.state === "proposed" || interview.state === "accepted";
	return (
		<>
			{said !== null && (
				<Banner tone="success" ref={banner}>
					{said}
				</Banner>
			)}
			<When interview={interview} />
			{isOpen && <AnswerInterview key={interview.at} proposed={interview.state === "proposed"} onAnswered={setSaid} />}
			{isOpen && <CalendarFile />}
		</>
	);
}

function When({ interview: { at, state, note, answer } }: { readonly interview: Interview }) {
	if (state === "held") return <p>{say("It was on {day}. Thank you for your time.", { day: dayOf(at) })}</p>;
	const [own, ours] = interviewTimes(at);
	return (
		<>
			<p>{introduction(state, Date.parse(at) < now())}</p>
			<p className="rounded-control bg-sunk px-3 py-2">
				<time dateTime={at} className="font-semibold">
					{own}
				</time>
				{ours && <span className="block text-soft">{ours}</span>}
				{note !== null && <span className="mt-1 block whitespace-pre-wrap wrap-anywhere">{note}</span>}
			</p>
			{state === "declined" && answer !== null && (
				<p className="wrap-anywhere text-soft">{say("You wrote: {words}", { words: answer })}</p>
			)}
		</>
	);
}

const introduction = (state: Exclude<Interview["state"], "held">, isOver: boolean): string => {
	switch (state) {
		case "proposed":
			return say("We propose this time. Does it fit?");
		case "accepted":
			return isOver ? say("You had accepted this time.") : say("You have accepted this time. We look forward to it.");
		case "declined":
			return say("You said that this time does not fit. We propose another one.");
	}
};

type AnswerInterviewProps = {
	/** Not accepted yet: afterwards one can still fall ill. */
	readonly proposed: boolean;
	readonly onAnswered: (said: string) => void;
};

function AnswerInterview({ proposed, onAnswered }: AnswerInterviewProps) {
	const { mutate, isPending, error, variables } = useOwnAct(sayToInterview);
	const [declining, setDeclining] = useState(false);
	const [words, setWords] = useState("");
	const [problem, setProblem] = useState<string>();
	const accept = () =>
		mutate({ accept: true }, { onSuccess: () => onAnswered(say("Accepted. We have told the director.")) });
	const decline = (event: FormEvent) => {
		event.preventDefault();
		const checked = interviewAnswer.safeParse({ accept: false, words });
		setProblem(checked.error?.issues[0]?.message);
		if (!checked.success) return;
		mutate(checked.data, { onSuccess: () => onAnswered(say("Thank you. We have told the director.")) });
	};
	return (
		<>
			{error && (
				<Banner tone="failure">{sentenceOf(error, say("Your answer could not be sent. Please try again."))}</Banner>
			)}
			{declining ? (
				<form method="post" noValidate onSubmit={decline} className="space-y-3">
					<Field label={say("Which times would be better?")} optional error={problem}>
						{/* The button that opened this is gone. */}
						<TextArea autoFocus rows={3} value={words} onChange={(event) => setWords(event.target.value)} />
					</Field>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" busy={isPending} busyText={say("Sending...")}>
							{say("Ask for another time")}
						</Button>
						<Button variant="quiet" onClick={() => setDeclining(false)}>
							{say("Cancel")}
						</Button>
					</div>
				</form>
			) : (
				<div className="flex flex-wrap gap-3">
					{proposed && (
						<Button busy={isPending && variables.accept} busyText={say("Sending...")} onClick={accept}>
							{say("Accept this time")}
						</Button>
					)}
					<Button variant="secondary" onClick={() => setDeclining(true)}>
						{proposed ? say("It does not fit") : say("I cannot come after all")}
					</Button>
				</div>
			)}
		</>
	);
}

function CalendarFile() {
	const userId = useSession()?.user_id ?? "";
	const { mutate, isPending, error } = useMutation({ mutationFn: () => saveCalendar(userId) });
	return (
		<>
			<Button variant="quiet" busy={isPending} busyText={say("Loading...")} onClick={() => mutate()}>
				{say("Download for your calendar")}
			</Button>
			{error && (
				<p role="alert" className="text-sm font-medium text-bad">
					{sentenceOf(error, say("The calendar file could not be fetched. Please try again."))}
				</p>
			)}
		</>
	);
}
