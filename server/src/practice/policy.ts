import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import type { PracticeSide } from "@warmline/contract/practice/practice";
import type { MemberRow } from "../accounts/index.ts";
import type { RoomRow } from "./queries.ts";

type Person = Pick<MemberRow, "id" | "role" | "is_verified" | "is_active">;
type Room = Pick<RoomRow, "state" | "learner_id" | "partner_id">;

/** Everybody else must have been accepted first. */
export const mayPractiseByRole = ({ role }: Pick<Person, "role">) => isAgent(role);

export const supervises = ({ role }: Pick<Person, "role">) => isSupervising(role);

export const sideOf = ({ id }: Pick<Person, "id">, room: Room): PracticeSide | undefined => {
	if (room.learner_id === id) return "listener";
	return room.partner_id === id ? "visitor" : undefined;
};

/** A practice is for the two who are in it, and for who supervises. */
export const mayRead = (member: Person, room: Room) => sideOf(member, room) !== undefined || supervises(member);

/** Somebody who is not in it, and looks. */
export const isThird = (member: Person, room: Room) => sideOf(member, room) === undefined;

/** The learner hears what it was about, and what was said of their lines, when it is over. */
export const maySeeAll = (member: Pick<Person, "id">, room: Room) =>
	room.state === "ended" || sideOf(member, room) !== "listener";
