import { isAgent, isSupervising } from "@warmline/contract/accounts/roles";
import type { MemberRow } from "../accounts/index.ts";
import type { ChatRow } from "./queries.ts";

type Person = Pick<MemberRow, "id" | "role" | "is_verified" | "is_active">;
type Assigned = Pick<ChatRow, "status" | "assigned_agent">;

export const worksInChats = (member: Person) => isAgent(member.role) && member.is_verified && member.is_active;

export const supervises = (member: Person) => worksInChats(member) && isSupervising(member.role);

/** A listener sees who waits, and their own chats; a supervisor sees every chat. */
export const mayRead = (member: Person, chat: Assigned) =>
	worksInChats(member) && (supervises(member) || chat.status === "waiting" || chat.assigned_agent === member.id);

export const mayEnd = (member: Person, chat: Assigned) =>
	worksInChats(member) && (supervises(member) || chat.assigned_agent === member.id);

/** Somebody else's, or of somebody who is gone. Who waits is everybody's. */
export const isAnothers = (member: Person, chat: Assigned) =>
	chat.status !== "waiting" && chat.assigned_agent !== member.id;
