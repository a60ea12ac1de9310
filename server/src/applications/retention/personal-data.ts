import type { Db } from "../../platform/db/database.ts";
import { forgetDirector, forgetReferee, lockTouched, namedBy } from "./forget-queries.ts";
import {
	answersFrom,
	applicationsOf,
	documentsOf,
	eventsOf,
	recordKept,
	refereesKept,
} from "./personal-data-queries.ts";

type Person = { readonly id: string; readonly proved_emails: readonly string[] };

/**
 * What is kept of somebody's way into the organisation, and what they said of others, for themselves. Files are named
 * by their
 * documents' ids. An email that nobody has proved to be theirs says nothing of what they have sent.
 */
export const exportPersonalData = async (db: Db, { id, proved_emails }: Person) => {
	const events = await eventsOf(db, id);
	const documents = await documentsOf(db, id);
	const applications = (await applicationsOf(db, id)).map((application) => ({
		...application,
		history: events
			.filter(({ application_id }) => application_id === application.id)
			.map(({ application_id: _, ...event }) => event),
		documents: documents
			.filter(({ application_id }) => application_id === application.id)
			.map(({ application_id: _, ...document }) => document),
	}));
	return {
		applications,
		record: await recordKept(db, id),
		referees: await refereesKept(db, id),
		as_referee: await answersFrom(db, proved_emails),
	};
};

/**
 * Before somebody is erased: their name goes where they spoke for others, and their hand where they decided on them.
 */
export const forgetPerson = async (tx: Db, { id, proved_emails }: Person): Promise<void> => {
	await lockTouched(tx, id, proved_emails);
	for (const applicant of await namedBy(tx, proved_emails)) await forgetReferee(tx, applicant, proved_emails);
	await forgetDirector(tx, id);
};
