import { t } from "@warmline/contract/i18n";
import type { RemindedShift } from "@warmline/contract/shifts/reminder-calls";
import { useState } from "react";
import { society } from "../../platform/society.ts";
import { ownZone } from "../../platform/time/time.ts";
import { cityOf, sameClock } from "../../platform/time/zones.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { Page } from "../../ui/navigation/Page.tsx";
import { dayOfShift, timesOf } from "../shift/shift-text.ts";
import { endsDayAfter, startOf } from "../shift-days.ts";
import { type ReminderAnswer, useReminder } from "./use-reminder.ts";
import { useReminderToken } from "./use-reminder-token.ts";

const title = t("Your shift");

/** Where the link of a reminder leads: one answers without logging in. */
export function ReminderPage() {
	const token = useReminderToken();
	return token === null ? <UnknownLink /> : <Reminder key={token} token={token} />;
}

function UnknownLink() {
	return (
		<Page
			title={title}
			heading={t("This link no longer works")}
			lead={t("It is incomplete, too old, or the shift is over. Log in to see all your shifts.")}
			width="form"
		>
			<LinkButton to="/ShiftManager">{t("Log in and see my shifts")}</LinkButton>
		</Page>
	);
}

function Reminder({ token }: { readonly token: string }) {
	const { state, loading, answering, said, load, answer } = useReminder(token);
	const banner = useNewsFocus(said);
	switch (state.is) {
		case "unknown":
			return <UnknownLink />;
		case "loading":
		case "failed":
			return (
				<Page title={title} width="form">
					{state.is === "loading" ? (
						<Loading>{t("Loading your shift...")}</Loading>
					) : (
						<Failed message={state.message} onRetry={() => void load()} busy={loading} />
					)}
				</Page>
			);
		case "there":
			return (
				<Page title={title} heading={t("Hello {name}", { name: state.shift.first_name })} width="form">
					{said && (
						<Banner tone={said.done ? "success" : "failure"} ref={banner} className="mb-5">
							{said.words}
						</Banner>
					)}
					<When shift={state.shift} />
					<Standing shift={state.shift} />
					<Answers shift={state.shift} answering={answering} onAnswer={(wanted) => void answer(wanted)} />
					<p className="mt-8 border-t border-line pt-4">
						<LinkButton to="/ShiftManager" variant="quiet" className="-ml-4">
							{t("Log in and see my shifts")}
						</LinkButton>
					</p>
				</Page>
			);
	}
}

function When({ shift }: { readonly shift: RemindedShift }) {
	const zone = ownZone();
	const elsewhere = !sameClock(startOf(shift), zone, society.clock);
	return (
		<div className="rounded-card border border-line border-l-4 border-l-pine bg-surface p-5 shadow-card">
			{(shift.standing === "booked" || shift.standing === "seeking_cover") && (
				<p className="mb-1 text-soft">
					{shift.part === "supervisor"
						? t("You are the supervisor for this shift")
						: t("You are a listener on this shift")}
				</p>
			)}
			<p className="text-xl font-semibold">{dayOfShift(shift, zone)}</p>
			<p className="text-xl font-semibold tabular-nums">{timesOf(shift, zone)}</p>
			{endsDayAfter(shift, zone) && <p className="text-sm text-attention-ink">{t("Ends the next day")}</p>}
			<p className="mt-1 text-sm text-soft">
				{elsewhere
					? t("In your time zone, {city}. In {other}: {day}, {times}", {
							city: cityOf(zone),
							other: cityOf(society.clock),
							day: dayOfShift(shift, society.clock),
							times: timesOf(shift, society.clock),
						})
					: t("{city} time", { city: cityOf(society.clock) })}
			</p>
		</div>
	);
}

const standingText = ({ standing, confirmed }: RemindedShift): string | null => {
	switch (standing) {
		case "booked":
			return confirmed ? t("You’ve confirmed that you’re coming. Thank you.") : null;
		case "seeking_cover":
			return t("We’re looking for cover. The shift stays yours until someone takes it.");
		case "given_up":
			return t("This shift is no longer yours. You don’t need to do anything.");
		case "off":
			return t("This shift was cancelled. You don’t need to do anything.");
		case "over":
			return t("This shift has started or is over. If you can’t come, please call its supervisor.");
	}
};

function Standing({ shift }: { readonly shift: RemindedShift }) {
	const words = standingText(shift);
	return words && <p className="mt-4 font-medium">{words}</p>;
}

type AnswersProps = {
	readonly shift: RemindedShift;
	readonly answering: ReminderAnswer | null;
	readonly onAnswer: (answer: ReminderAnswer) => void;
};

/** Giving the place up is asked about once more, on this page: the dialogs of the member area would bring much along. */
function Answers({ shift, answering, onAnswer }: AnswersProps) {
	/** `kept`: asked, and answered that it stays. */
	const [asked, setAsked] = useState<"no" | "sure" | "kept">("no");
	const { standing, confirmed, can_cancel } = shift;
	if (standing !== "booked" && standing !== "seeking_cover") return null;
	const busy = answering !== null;
	const comes = standing === "booked" && confirmed;
	if (asked === "sure" && can_cancel) {
		return (
			<section aria-labelledby="sure" className="mt-6 rounded-card border border-bad bg-surface p-5">
				<h2 id="sure" className="text-lg">
					{t("Drop this shift?")}
				</h2>
				<p className="mt-1 text-soft">
					{t("Your spot opens to others immediately. If no one takes it, there may be no one to answer visitors.")}
				</p>
				<div className="mt-4 flex flex-wrap gap-3">
					<Button variant="danger" busy={answering === "cancel"} disabled={busy} onClick={() => onAnswer("cancel")}>
						{t("Drop shift")}
					</Button>
					<Button variant="quiet" autoFocus disabled={busy} onClick={() => setAsked("kept")}>
						{t("Keep my shift")}
					</Button>
				</div>
			</section>
		);
	}
	return (
		<div className="mt-6 space-y-4">
			{!comes && (
				<Button
					className="w-full sm:w-auto"
					busy={answering === "confirm"}
					disabled={busy}
					onClick={() => onAnswer("confirm")}
				>
					{t("I’ll be there")}
				</Button>
			)}
			{standing === "booked" && (
				<div>
					<p className="mb-2 text-soft">
						{t("Can’t make it? Please find cover first: the shift stays yours until someone takes it.")}
					</p>
					<Button
						variant="secondary"
						busy={answering === "seek_cover"}
						disabled={busy}
						onClick={() => onAnswer("seek_cover")}
					>
						{t("Find cover")}
					</Button>
				</div>
			)}
			{can_cancel ? (
				<Button
					variant="quiet"
					autoFocus={asked === "kept"}
					className="-ml-4"
					disabled={busy}
					onClick={() => setAsked("sure")}
				>
					{t("I can’t make it: drop the shift")}
				</Button>
			) : (
				<p className="text-sm text-soft">{t("It starts soon, so it can only be passed to someone who covers it.")}</p>
			)}
		</div>
	);
}
