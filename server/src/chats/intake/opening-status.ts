import type { AnswerOf } from "@warmline/contract/calls";
import type { chatStatus } from "@warmline/contract/chats/calls";
import type { Opening, OpeningReason } from "@warmline/contract/chats/opening";
import { t } from "@warmline/contract/i18n";
import { conflict, HttpError } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { availableListeners } from "../duty/availability.ts";
import { expectedListeners } from "../duty/expected-listeners.ts";
import type { Roster } from "../ports.ts";
import { waitingCount } from "../queries.ts";

type Doing = Pick<ChatContext, "hub" | "database" | "settings" | "roster" | "isOpenToVisitors">;
type Times = { why: OpeningReason; closes_at: Date | null; next_open: Date | null };

/** One and the same person cannot listen and watch over it. */
const whyOnDuty = ({ supervisors, listeners }: Awaited<ReturnType<Roster["onDuty"]>>): OpeningReason => {
	if (supervisors.length === 0) return "no_supervisor";
	return listeners.some((id) => supervisors.some((other) => other !== id)) ? "open" : "no_listener";
};

const byShifts = async ({ roster }: Doing): Promise<Times> => {
	const { closes_at, next_open } = await roster.openingHours();
	const why = closes_at === null ? "no_shift" : whyOnDuty(await roster.onDuty());
	return { why, closes_at, next_open: why === "open" ? null : next_open };
};

/** It has no hours; where nobody is there, the weekly schedule says when somebody will be. */
const byPresence = async (context: Doing, isAlwaysOpen: boolean): Promise<Times> => {
	const isThere = (await availableListeners(context)).length > 0;
	return {
		why: isThere || isAlwaysOpen ? "open" : "nobody_there",
		closes_at: null,
		next_open: isThere ? null : (await context.roster.openingHours()).next_open,
	};
};

/** Whether a visitor can ask now, and why. */
export const openingNow = async (context: Doing): Promise<Opening> => {
	if (!(await context.isOpenToVisitors()))
		return { open: false, why: "not_open", reason: null, closes_at: null, next_open: null };
	const { door, paused_reason: reason } = context.settings.current;
	const { why, closes_at, next_open } =
		door === "shifts" ? await byShifts(context) : await byPresence(context, door === "always");
	const isPaused = reason !== null;
	return {
		open: !isPaused && why === "open",
		why: isPaused ? "paused" : why,
		reason,
		closes_at: closes_at?.toISOString() ?? null,
		// Nobody knows how long a director pauses it.
		next_open: isPaused ? null : (next_open?.toISOString() ?? null),
	};
};

/** What is said of it before anything is typed. */
export const openingStatus = async (context: ChatContext): Promise<AnswerOf<typeof chatStatus>> => ({
	...(await openingNow(context)),
	waiting: await waitingCount(context.database.db),
	listeners_available: await expectedListeners(context),
	wait: await context.waitRange(),
	keep_days: context.settings.current.keep_days,
});

const notOpen = () =>
	conflict(
		"not_open",
		t("This listening service isn’t open yet. Our crisis page has numbers that you can call or text right now."),
	);

const sentenceOf = ({ why, next_open }: Opening): string => {
	switch (why) {
		case "no_shift":
			return next_open === null
				? t("Chat is closed right now. You can leave a message, and a volunteer will reply.")
				: t("Chat is closed right now. It opens again when our next shift starts.");
		case "no_supervisor":
			return t("We’re pausing for a moment: no supervisor is here right now. Please try again in a few minutes.");
		case "no_listener":
			return t("We’re pausing for a moment: no listener is here right now. Please try again in a few minutes.");
		case "open":
		case "not_open":
		case "paused":
		case "nobody_there":
			return t("No one is here to listen right now. You can leave a message, and a volunteer will reply.");
	}
};

/** Refuses whatever comes from visitors before a director has opened the installation to them. */
export const ensureOpenToVisitors = async ({ isOpenToVisitors }: Pick<ChatContext, "isOpenToVisitors">) => {
	if (!(await isOpenToVisitors())) throw notOpen();
};

/** Chats that run go on; only a new one is refused. */
export const ensureOpen = async (context: ChatContext) => {
	const opening = await openingNow(context);
	if (opening.open) return;
	if (opening.why === "not_open") throw notOpen();
	const { reason, next_open } = opening;
	throw new HttpError({ status: 409, code: "closed", message: reason ?? sentenceOf(opening), next_open });
};
