import type { Db } from "../platform/db/database.ts";
import { applicationsOf, documentsOf, eventsOf, recordKept, refereesKept } from "./kept-queries.ts";

/** What is kept of somebody's way into the society, for himself. Files are named by their documents' ids. */
export const exportOf = async (db: Db, memberId: string) => {
	const events = await eventsOf(db, memberId);
	const documents = await documentsOf(db, memberId);
	const applications = (await applicationsOf(db, memberId)).map((application) => ({
		...application,
		history: events
			.filter(({ application_id }) => application_id === application.id)
			.map(({ application_id: _, ...event }) => event),
		documents: documents
			.filter(({ application_id }) => application_id === application.id)
			.map(({ application_id: _, ...document }) => document),
	}));
	return { applications, record: await recordKept(db, memberId), referees: await refereesKept(db, memberId) };
};
