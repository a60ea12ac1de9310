import { t } from "@warmline/contract/i18n";
import type { Db } from "../../../platform/db/database.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { type Held, lockVolunteerRecord } from "../lock-record.ts";
import { type RefereeRow, refereesOf } from "./referee-queries.ts";

export const noSuchReferee = () => notFound(t("No such reference."));

const alreadyAnswered = () => conflict("already_answered", t("This person has already answered."));

/** One of an applicant's referees who has not answered; they do not answer until the transaction ends. */
export const loadReferee = async (
	tx: Db,
	memberId: string,
	refereeId: string,
): Promise<{ held: Held; referee: RefereeRow }> => {
	const held = await lockVolunteerRecord(tx, memberId);
	const referee = (await refereesOf(tx, memberId)).find(({ id }) => id === refereeId);
	if (!referee) throw noSuchReferee();
	if (referee.answered_at !== null) throw alreadyAnswered();
	return { held, referee };
};
