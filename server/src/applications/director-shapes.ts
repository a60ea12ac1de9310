import type { ApplicationEvent, ApplicationLine } from "@warmline/contract/applications/calls";
import { nameOf } from "../accounts/index.ts";
import type { Event, ListedApplication } from "./director-queries.ts";
import { promisedBy } from "./promised-by.ts";

export const toLine = ({ status, submitted_at, since, ...line }: ListedApplication): ApplicationLine => ({
	...line,
	status,
	submitted_at: submitted_at?.toISOString() ?? null,
	since: since.toISOString(),
	due: status === "submitted" && submitted_at !== null ? promisedBy(submitted_at).toISOString() : null,
});

export const toEvent = ({ at, by, ...event }: Event): ApplicationEvent => ({
	...event,
	at: at.toISOString(),
	by: by && nameOf(by),
});
