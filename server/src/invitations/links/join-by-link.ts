import type { Language } from "@warmline/contract/content/words";
import type { AcceptedInvitation } from "@warmline/contract/invitations/invitation";
import { addInvitedMember, lockMember, mailToProveEmail, namedPerson } from "../../accounts/index.ts";
import { beginRecord } from "../../applications/index.ts";
import { record } from "../../audit/index.ts";
import { agreeOnJoining } from "../../forms/index.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Platform } from "../../platform/platform.ts";
import { keepLanguage } from "../../preferences/index.ts";
import { badLink, emailMissing } from "../errors.ts";
import { isInForce } from "../policy.ts";
import { takeUse } from "./queries.ts";

type Joins = Pick<Platform, "database" | "clock" | "jobs">;
type Comes = { readonly form: AcceptedInvitation; readonly password_hash: string; readonly language: Language };

/** Nothing is known of who comes by a link that was passed on. */
const unknown = {
	...{ certified_since: null, earlier_hours: null, police_level: null, police_date: null, police_expires: null },
	languages: [],
};

/**
 * Makes a member of who has a link for several people. They can do nothing before they have verified their email, and
 * whether it is somebody else's is told to its owner only, as when people register.
 */
export const joinByLink = async (
	{ database, clock, jobs }: Joins,
	hash: Buffer,
	{ form, password_hash, language }: Comes,
): Promise<void> => {
	const { email } = form;
	if (email === undefined) throw emailMissing();
	await inTransaction(database.db, async ({ tx }) => {
		const now = clock.now();
		const link = await takeUse(tx, hash, now);
		// Locked: who loses the role in this moment either has made the link, or has not.
		const maker = link?.made_by ? await lockMember(tx, link.made_by) : undefined;
		if (!link || !maker || !isInForce(maker)) throw badLink();
		const { first_name, last_name, nickname, username } = form;
		const person = { first_name, last_name, nickname: nickname ?? null, username, email, password_hash };
		const joined = { ...person, role: link.role, joined_at: now };
		const member = await addInvitedMember({ jobs, clock }, tx, joined, { isProved: false });
		await keepLanguage(tx, member.id, language);
		const agreement = await agreeOnJoining(
			{ tx, jobs },
			{ ...member, email },
			{ version: form.text_version, language, now },
		);
		await beginRecord(tx, member, { ...unknown, by: maker.id, at: now, agreement });
		await mailToProveEmail(jobs, tx, { member, language });
		const about = namedPerson(maker);
		await record(tx, clock, { act: "accept_invitation", member, about, params: { role: link.role } });
	});
};
