import { type MemberRow, nameOf } from "../accounts/index.ts";
import { recordOnce } from "../audit/index.ts";
import type { Platform } from "../platform/platform.ts";
import { isThird } from "./policy.ts";
import type { NamedRoom } from "./queries.ts";

/**
 * Minutes in which a look is the same look: a page that reads and then listens, or a line that is lost and comes
 * back.
 */
const minutes = 15;

/** Who looks into a practice in which they are not is recorded, before they see it. */
export const recordAccess = async (
	{ database, clock }: Pick<Platform, "database" | "clock">,
	member: MemberRow,
	room: NamedRoom,
): Promise<void> => {
	if (!isThird(member, room)) return;
	const about = room.learner_id && room.learner ? { id: room.learner_id, name: nameOf(room.learner) } : undefined;
	await recordOnce(database.db, clock, { act: "read_practice", member, about, params: { room_id: room.id } }, minutes);
};
