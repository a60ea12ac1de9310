import type { ApplicantType } from "@warmline/contract/accounts/user";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import type { Platform } from "../../platform/platform.ts";
import { applicantOf } from "../board/find-application.ts";
import { noSuchApplication } from "../lock-draft.ts";
import { maySee } from "../policy.ts";
import { type ApplicationRow, latestApplication, type NamedApplication, namedApplication } from "../queries.ts";

type Kinds = readonly ApplicantType[];

/** Somebody's application of these kinds, undefined when there is none. A director's look is recorded. */
export const applicationFor = async (
	{ database: { db }, clock }: Platform,
	reader: MemberRow,
	applicantId: string,
	kinds: Kinds,
): Promise<NamedApplication | undefined> => {
	if (!maySee(reader, applicantId)) throw noSuchApplication();
	const about = await applicantOf(db, applicantId);
	if (!about) throw noSuchApplication();
	const latest = await latestApplication(db, applicantId, kinds);
	if (!latest) return undefined;
	if (reader.id !== applicantId) await record(db, clock, { act: "read_application", member: reader, about });
	return namedApplication(db, latest.id);
};

/** The one that its applicant changes; for anybody else, directors too, there is nothing to change. */
export const ownApplication = async (
	{ database: { db } }: Platform,
	member: MemberRow,
	applicantId: string,
	kinds: Kinds,
): Promise<ApplicationRow> => {
	const own = member.id === applicantId ? await latestApplication(db, applicantId, kinds) : undefined;
	if (!own) throw noSuchApplication();
	return own;
};
