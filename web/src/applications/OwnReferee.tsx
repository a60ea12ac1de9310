import type { Referee } from "@warmline/contract/applications/record";
import { say } from "@warmline/contract/say";
import { useEffect, useRef, useState } from "react";
import { sentenceOf } from "../platform/failure.ts";
import { dateAndClock, now } from "../platform/time.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { NameReferee } from "./NameReferee.tsx";
import { remindOne, takeBack, useOwnAct } from "./own-record-api.ts";
import { dayOf } from "./own-record-words.ts";
import { remindFrom } from "./record-steps.ts";

/** One of two people who speak for the applicant: named, asked, and at last heard. */
export function OwnReferee({ referee }: { readonly referee: Referee | null }) {
	const [said, setSaid] = useState<string | null>(null);
	const banner = useRef<HTMLDivElement>(null);
	// The button that was pressed is gone.
	useEffect(() => {
		if (said !== null) banner.current?.focus();
	}, [said]);
	return (
		<>
			{said !== null && (
				<Banner tone="success" ref={banner}>
					{said}
				</Banner>
			)}
			{referee === null && <NameReferee onNamed={setSaid} />}
			{referee !== null && referee.answered_at !== null && (
				<p className="wrap-anywhere">
					{say("{name} has answered. The answer is for the directors only.", { name: referee.name })}
				</p>
			)}
			{referee !== null && referee.answered_at === null && <Asked referee={referee} onDone={setSaid} />}
		</>
	);
}

type AskedProps = { readonly referee: Referee; readonly onDone: (said: string) => void };

function Asked({ referee, onDone }: AskedProps) {
	const { id, name, email } = referee;
	const remind = useOwnAct((userId) => remindOne(userId, id));
	const drop = useOwnAct((userId) => takeBack(userId, id));
	const [dropping, setDropping] = useState(false);
	const from = remindFrom(referee);
	const error = remind.error ?? drop.error;
	return (
		<>
			<p className="wrap-anywhere">
				{referee.reminded_at === null
					? say("We asked {name} ({email}) on {day}.", { name, email, day: dayOf(referee.asked_at) })
					: say("We asked {name} ({email}) on {day}, and again on {again}.", {
							name,
							email,
							day: dayOf(referee.asked_at),
							again: dayOf(referee.reminded_at),
						})}
			</p>
			{now() < from && (
				<p className="text-soft">
					{say("From {time} on you can send a reminder.", { time: dateAndClock(new Date(from).toISOString()) })}
				</p>
			)}
			{error && !dropping && <Banner tone="failure">{sentenceOf(error, notChanged)}</Banner>}
			<div className="flex flex-wrap gap-3 pt-1">
				{now() >= from && (
					<Button
						variant="secondary"
						busy={remind.isPending}
						busyText={say("Sending...")}
						onClick={() =>
							remind.mutate(undefined, {
								onSuccess: () => onDone(say("A reminder is on its way to {name}.", { name })),
							})
						}
					>
						{say("Remind {name}", { name })}
					</Button>
				)}
				<Button variant="quiet" onClick={() => setDropping(true)}>
					{say("Take back")}
				</Button>
			</div>
			{dropping && (
				<ConfirmDialog
					open
					danger
					title={say("Take back our request to {name}?", { name })}
					confirm={say("Take back")}
					busy={drop.isPending}
					onCancel={() => setDropping(false)}
					onConfirm={() =>
						drop.mutate(undefined, {
							onSuccess: () => onDone(say("Taken back. You can name somebody else.")),
							onSettled: () => setDropping(false),
						})
					}
				>
					<p>{say("The link in our mail to {name} ends. You can then name somebody else.", { name })}</p>
				</ConfirmDialog>
			)}
		</>
	);
}

const notChanged = say("Nothing was changed. Please try again.");
