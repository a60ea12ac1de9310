import type { Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import type { Platform } from "../../platform/platform.ts";
import { type MemberRow, setVerified } from "../queries.ts";

/** In the transaction in which they showed that the email is theirs. From then on the account counts as a member's. */
export const verifyMember = async (
	platform: Pick<Platform, "jobs" | "clock">,
	tx: Db,
	{ id, role, is_verified }: Pick<MemberRow, "id" | "role" | "is_verified">,
): Promise<void> => {
	await setVerified(tx, id);
	if (!is_verified) await recordEvent(platform, tx, { type: "member.joined", data: { member_id: id, role } });
};
