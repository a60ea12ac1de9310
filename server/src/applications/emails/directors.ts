import { t, tn } from "@warmline/contract/i18n";
import { formatLongMoment } from "../../platform/format-time.ts";
import type { Email } from "../../platform/mail/email.ts";
import { society } from "../../platform/society.ts";

type Answer = {
	/** First and last name of the applicant. */
	readonly name: string;
	readonly at: Date;
	readonly accepts: boolean;
	/** What the applicant wrote. */
	readonly text: string | null;
	/** The applicant's record, for a director; the organisation's own address gets no link. */
	readonly page: string | undefined;
};

/** To who proposed the time. */
export const interviewAnswered = ({ name, at, accepts, text, page }: Answer): Email => {
	const values = { name, time: formatLongMoment(society().clock, at) };
	return {
		subject: accepts
			? t("{name} is coming to the interview", { name })
			: t("The interview time doesn’t suit {name}", { name }),
		paragraphs: [
			accepts
				? t("{name} has accepted this interview time: {time}.", values)
				: t("This interview time doesn’t suit {name}: {time}. Please propose another one.", values),
			...(text === null ? [] : [{ quoted: text }]),
		],
		link: page === undefined ? undefined : { text: t("Open the record"), page },
	};
};

/** How many of each. */
type Waiting = { readonly late: number; readonly training: number; readonly police_checks: number };

const waitingLines = ({ late, training, police_checks }: Waiting): readonly (string | false)[] => [
	late > 0 &&
		tn(late, {
			one: "1 application has been waiting for a decision for more than two weeks.",
			other: "{count} applications have been waiting for a decision for more than two weeks.",
		}),
	training > 0 &&
		tn(training, {
			one: "1 person was accepted more than two weeks ago and has no training hours yet.",
			other: "{count} people were accepted more than two weeks ago and have no training hours yet.",
		}),
	police_checks > 0 &&
		tn(police_checks, {
			one: "1 police check expires within 30 days, or has expired.",
			other: "{count} police checks expire within 30 days, or have expired.",
		}),
];

/** How much waits, and nobody's name. */
export const applicationsWaiting = ({ director_id, ...waiting }: Waiting & { director_id: string }): Email => ({
	subject: t("Applications waiting for a director"),
	paragraphs: [
		t("This is what is waiting, or will be soon:"),
		...waitingLines(waiting).filter((line) => line !== false),
		t("The board shows the longest wait first. We only send this email when something new is waiting."),
	],
	link: { text: t("Open the board"), page: `/${director_id}/applications` },
});
