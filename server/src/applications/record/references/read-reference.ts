import type { readReference } from "@warmline/contract/applications/record-calls";
import type { AnswerOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { notFound } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { tokenHash } from "../../../platform/tokens.ts";
import { latestApplication } from "../../queries.ts";
import { isUnderway } from "../lock-record.ts";
import { refereeByToken } from "./referee-queries.ts";

export const noSuchReference = () => notFound(t("This link is no longer valid."));

/** For whom somebody is asked. After a decline nothing more is asked of anybody. */
export const readReferenceOf = async (
	{ database: { db } }: Platform,
	token: string,
): Promise<AnswerOf<typeof readReference>["result"]> => {
	const referee = await refereeByToken(db, tokenHash(token));
	if (!referee) throw noSuchReference();
	const { name, email, first_name, last_name, answered_at, member_id } = referee;
	if (answered_at === null && !isUnderway(await latestApplication(db, member_id))) throw noSuchReference();
	return { applicant: `${first_name} ${last_name}`, referee: { name, email }, answered: answered_at !== null };
};
