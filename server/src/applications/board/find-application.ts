import { memberById, namedPerson } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { noSuchApplication } from "../lock-draft.ts";
import {
	type ApplicationRow,
	latestApplication,
	lockApplication,
	type NamedApplication,
	namedApplication,
} from "../queries.ts";

/** The latest application of a member, as directors know it. */
export const findApplication = async (db: Db, memberId: string): Promise<NamedApplication> => {
	const latest = await latestApplication(db, memberId);
	const found = latest && (await namedApplication(db, latest.id));
	if (!found) throw noSuchApplication();
	return found;
};

/** The same, and nobody changes it until the transaction ends. */
export const lockLatestApplication = async (tx: Db, memberId: string): Promise<ApplicationRow> => {
	const latest = await latestApplication(tx, memberId);
	const held = latest && (await lockApplication(tx, latest.id));
	if (!held) throw noSuchApplication();
	return held;
};

/** To whom something is done, for the audit log. */
export const applicantOf = async (db: Db, memberId: string) => {
	const member = await memberById(db, memberId);
	return member && namedPerson(member);
};
