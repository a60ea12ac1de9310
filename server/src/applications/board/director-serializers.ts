import type { ApplicationEvent, ApplicationLine } from "@warmline/contract/applications/calls";
import { nameOf } from "../../accounts/index.ts";
import { endOfDay } from "../../platform/days.ts";
import { society, societyDay } from "../../platform/society.ts";
import { isUnderwayStatus } from "../policy.ts";
import { promisedBy, trainingStartsBy } from "../promised-by.ts";
import { stepsLeft } from "../record/steps.ts";
import type { Event, ListedApplication } from "./director-queries.ts";

/** By when the next step was promised: a decision, or the beginning of the training. */
const dueOf = ({ status, since, submitted_at, training_done, record }: ListedApplication): Date | null => {
	if (status === "submitted" && submitted_at !== null) return promisedBy(submitted_at);
	if (status !== "accepted" || training_done || (record?.training_hours ?? 0) > 0) return null;
	return endOfDay(society().clock, trainingStartsBy(since));
};

/** Of a draft nobody has begun to count, and after a decline nobody goes on. */
const leftOf = ({ status, kind, answered, record }: ListedApplication, today: string): number | null =>
	isUnderwayStatus(status)
		? stepsLeft({ kind, accepted: status === "accepted", answered, record, today }).length
		: null;

export const toLine = (listed: ListedApplication, now: Date): ApplicationLine => ({
	id: listed.id,
	kind: listed.kind,
	status: listed.status,
	user: listed.user,
	submitted_at: listed.submitted_at?.toISOString() ?? null,
	since: listed.since.toISOString(),
	due: dueOf(listed)?.toISOString() ?? null,
	training_done: listed.training_done,
	left: leftOf(listed, societyDay(now)),
	suspended: (listed.record?.suspended_at ?? null) !== null,
});

export const toEvent = ({ at, by, ...event }: Event): ApplicationEvent => ({
	...event,
	at: at.toISOString(),
	by: by && nameOf(by),
});
