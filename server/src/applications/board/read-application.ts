import type { Application, ApplicationEvent } from "@warmline/contract/applications/calls";
import type { MemberRow } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import type { Platform } from "../../platform/platform.ts";
import { toApplication } from "../serializers.ts";
import { historyOf } from "./director-queries.ts";
import { toEvent } from "./director-serializers.ts";
import { applicantOf, findApplication } from "./find-application.ts";

/** A director reads what somebody wrote of themselves; the look is recorded before anything is shown. */
export const readApplicationOf = async (
	{ database: { db }, clock }: Platform,
	director: MemberRow,
	memberId: string,
): Promise<{ result: Application; history: ApplicationEvent[] }> => {
	const application = await findApplication(db, memberId);
	const history = await historyOf(db, application.id);
	await record(db, clock, {
		act: "read_application",
		member: director,
		about: await applicantOf(db, memberId),
	});
	return { result: toApplication(application), history: history.map(toEvent) };
};
