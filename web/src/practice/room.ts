import type { Message, Sender } from "@warmline/contract/chats/message";
import { t } from "@warmline/contract/i18n";
import type { PracticeComment, PracticeLine, PracticeRoom, PracticeSide } from "@warmline/contract/practice/practice";

/** Where somebody sits in a practice; who supervises watches. */
export type Seat = PracticeSide | "watcher";

export const seatOf = ({ learner, partner }: PracticeRoom, memberId: string): Seat => {
	if (learner?.id === memberId) return "listener";
	return partner?.id === memberId ? "visitor" : "watcher";
};

export const senderOf: Readonly<Record<PracticeSide, Sender>> = { listener: "agent", visitor: "user" };

export const learnerName = (room: PracticeRoom | null): string => room?.learner?.name ?? t("A former member");
export const partnerName = (room: PracticeRoom | null): string => room?.partner?.name ?? t("A former member");

/** Who writes on that side: a visitor who is played has no name of their own. */
export const nameOfSide = (room: PracticeRoom | null, side: PracticeSide): string =>
	side === "visitor" ? t("Visitor") : learnerName(room);

/** A line as a conversation shows it. */
export const messageOf = (roomId: string, room: PracticeRoom | null, line: PracticeLine): Message => ({
	id: `${roomId}-${line.seq}`,
	chat_id: roomId,
	seq: line.seq,
	message: line.text,
	kind: "text",
	sender: senderOf[line.side],
	sender_name: nameOfSide(room, line.side),
	timestamp: line.at,
	client_id: line.client_id,
});

const later = (one: PracticeComment, other: PracticeComment): number =>
	Date.parse(one.at) - Date.parse(other.at) || (one.id < other.id ? -1 : 1);

/** Each once and in the order in which they were written, however they came. */
export const withComments = (
	known: readonly PracticeComment[],
	arrived: readonly PracticeComment[],
): readonly PracticeComment[] => {
	const fresh = arrived.filter(({ id }) => known.every((one) => one.id !== id));
	const once = fresh.filter(({ id }, at) => fresh.findIndex((one) => one.id === id) === at);
	return once.length === 0 ? known : [...known, ...once].sort(later);
};

/** While it runs the learner is left in peace. */
export const mayComment = (room: PracticeRoom, memberId: string): boolean =>
	room.state === "ended" || (room.state === "running" && seatOf(room, memberId) !== "listener");
