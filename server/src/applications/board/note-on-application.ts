import type { ApplicationEvent } from "@warmline/contract/applications/calls";
import { v7 } from "uuid";
import { type MemberRow, nameOf } from "../../accounts/index.ts";
import type { Platform } from "../../platform/platform.ts";
import { insertEvent } from "../queries.ts";
import { findApplication } from "./find-application.ts";

/** Something for the other directors; the applicant does not see it. */
export const noteOn = async (
	{ database: { db }, clock }: Platform,
	director: MemberRow,
	memberId: string,
	text: string,
): Promise<ApplicationEvent> => {
	const application = await findApplication(db, memberId);
	const at = clock.now();
	const note = { id: v7(), at, act: "note" as const, text };
	await insertEvent(db, { ...note, application_id: application.id, by: director.id });
	return { ...note, at: at.toISOString(), by: nameOf(director), steps: [] };
};
