import { t } from "@warmline/contract/i18n";
import { type MemberRow, memberById, namedPerson, nameOf, setPresence } from "../../accounts/index.ts";
import { record } from "../../audit/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { conflict, forbidden, notFound } from "../../platform/errors.ts";
import type { ChatContext } from "../chat-context.ts";
import { supervises } from "../policy.ts";
import { announceDutyEnded } from "./announce-duty.ts";
import { availabilityChanged, membersOnDuty } from "./availability.ts";

/** A supervisor ends somebody's duty, so that no more chats come to them. Those they have stay theirs. */
export const endDuty = async (context: ChatContext, supervisor: MemberRow, memberId: string) => {
	if (!supervises(supervisor)) throw forbidden(t("Only a supervisor can take someone off duty."));
	if (memberId === supervisor.id) throw conflict("own_duty", t("This is you. Check out instead."));
	const isOn = (await membersOnDuty(context)).some(({ id }) => id === memberId);
	const member = isOn ? await memberById(context.database.db, memberId) : undefined;
	if (!member) throw notFound(t("They are not on duty."));
	await inTransaction(context.database.db, async ({ tx, afterCommit }) => {
		await setPresence(tx, member.id, "away");
		await record(tx, context.clock, {
			act: "end_duty",
			member: supervisor,
			about: namedPerson(member),
		});
		afterCommit(() => announceDutyEnded(context.hub, member.id, nameOf(supervisor)));
	});
	await availabilityChanged(context, member.id);
};
