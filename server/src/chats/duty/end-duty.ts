import { say } from "@warmline/contract/say";
import { type MemberRow, memberById, nameOf, setPresence } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden, notFound } from "../../platform/errors.ts";
import type { Desk } from "../chat-context.ts";
import { supervises } from "../policy.ts";
import { announceDutyEnded } from "./announce-duty.ts";
import { availabilityChanged, membersOnDuty } from "./availability.ts";

/** A supervisor ends somebody's duty, so that no more chats come to them. Those they have stay theirs. */
export const endDuty = async (desk: Desk, supervisor: MemberRow, memberId: string) => {
	if (!supervises(supervisor)) throw forbidden(say("Only a supervisor can end somebody's duty."));
	if (memberId === supervisor.id) throw conflict("own_duty", say("This is you. Check out instead."));
	const isOn = (await membersOnDuty(desk)).some(({ id }) => id === memberId);
	const member = isOn ? await memberById(desk.database.db, memberId) : undefined;
	if (!member) throw notFound(say("There is nobody like this on duty."));
	await inTransaction(desk.database.db, async (tx, afterCommit) => {
		await setPresence(tx, member.id, "away");
		await record(tx, desk.clock, {
			act: "end_duty",
			member: supervisor,
			about: { id: member.id, name: nameOf(member) },
		});
		afterCommit(() => announceDutyEnded(desk.hub, member.id, nameOf(supervisor)));
	});
	await availabilityChanged(desk, member.id);
};
