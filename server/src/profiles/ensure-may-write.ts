import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../accounts/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Db } from "../platform/db/database.ts";
import { HttpError } from "../platform/errors.ts";
import { formatNumericMoment } from "../platform/format-time.ts";
import { society } from "../platform/society.ts";
import { suspendedUntil } from "./suspensions/suspension-queries.ts";

/** Refuses members who are suspended from writing in the community. */
export const ensureMayWrite = async (db: Db, clock: Clock, member: Pick<MemberRow, "id">): Promise<void> => {
	const until = await suspendedUntil(db, member.id, clock.now());
	if (!until) return;
	const time = formatNumericMoment(society().clock, until);
	const message = t("For now you can read here, but not post. You can post again from {time}.", { time });
	throw new HttpError({ status: 403, code: "suspended", message });
};
