import { isSupervising } from "@warmline/contract/accounts/roles";
import type { NotificationMessage } from "@warmline/contract/notifications/messages";
import type { MemberRow } from "../../accounts/index.ts";
import type { Db } from "../../platform/db/database.ts";
import { takeOffersBack } from "../cover/waiting-list/waiting-queries.ts";
import { notASupervisor } from "../errors.ts";
import { placeOf, readPlaces } from "../lock-places.ts";
import type { ShiftNews } from "../notify-of-shifts.ts";
import { takePlace, withoutPlaces } from "../places.ts";
import type { ShiftContext } from "../shift-context.ts";
import type { PlaceRow, ShiftRow } from "../shift-queries.ts";
import { overlaps } from "../standing.ts";
import { endPlaces } from "./end-places.ts";
import { theyOverlap } from "./rota-errors.ts";

/** Who is named by a director, of those whom the transaction has locked. */
export const supervisorAmong = (members: readonly MemberRow[], id: string): MemberRow => {
	const named = members.find((member) => member.id === id);
	if (!named?.is_active || !named.is_verified || !isSupervising(named.role)) throw notASupervisor();
	return named;
};

/** What those are told who listen in a shift, where nobody supervises it from now on. */
const newsOfNobody = (places: readonly PlaceRow[], toNews: (memberId: string) => ShiftNews): ShiftNews[] =>
	places.filter(({ part }) => part === "listener").map(({ member_id }) => toNews(member_id));

/**
 * From now on this one supervises the shift, which the caller has locked, and nobody beside them; without one nobody.
 * A place that was kept for somebody is theirs, too: a director's word goes before the list. Answers what others are to
 * hear.
 */
export const nameSupervisor = async (
	context: ShiftContext,
	tx: Db,
	shift: ShiftRow,
	named: MemberRow | null,
	by: MemberRow,
): Promise<ShiftNews[]> => {
	const read = await readPlaces(context, tx, named ? [named] : [], [shift]);
	const places = read.seats.flatMap((seats) => seats.places);
	const news = (message: NotificationMessage) => (member_id: string) => ({
		member_id,
		message,
		shift,
		actor_id: by.id,
	});
	const isTheirs = ({ member_id, part }: PlaceRow) => member_id === named?.id && part === "supervisor";
	// Who was to listen in it supervises it instead.
	const ending = places.filter(
		(place) => !isTheirs(place) && (place.part === "supervisor" || place.member_id === named?.id),
	);
	const replaced = ending.filter(({ part }) => part === "supervisor").map(({ member_id }) => member_id);
	if (named && overlaps(shift, { busy: read.own })) throw theyOverlap();
	const endings = ending.map((place) => ({ shift, place }));
	const over = await endPlaces(context, tx, endings, "replaced");
	// Who waits to listen does not come before somebody supervises.
	await takeOffersBack(tx, shift.id, named ? "supervisor" : "listener");
	const isNew = named !== null && !places.some(isTheirs);
	if (isNew) await takePlace(tx, withoutPlaces(placeOf(read, named, shift.id), ending), "supervisor");
	return [
		...replaced.map(news("shift_not_supervising")),
		...(isNew ? [named.id].map(news("shift_supervising")) : []),
		...(named === null && replaced.length > 0 ? newsOfNobody(places, news("shift_unsupervised")) : []),
		...over,
	];
};
