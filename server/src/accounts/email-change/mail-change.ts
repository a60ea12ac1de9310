import type { Language } from "@warmline/contract/content/words";
import { pageUrl } from "../../platform/language.ts";
import { maskedEmail } from "../../platform/mail/masked-email.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { confirmFromOldEmail, confirmNewEmail, emailIsCorrected, emailIsYours } from "../emails.ts";
import { type MemberRow, memberById } from "../queries.ts";
import { verifiedByEmail } from "../sign-up/claim-queries.ts";
import { nameOf, toMember } from "../user.ts";
import { type ChangeRow, changeById } from "./change-queries.ts";
import { changeTokens } from "./change-tokens.ts";

export type ChangeMail = { readonly change_id: string; readonly to: "old" | "new"; readonly language: Language };

export const changeMailJob = "mail-email-change";

type Mailed = { readonly change: ChangeRow; readonly member: MemberRow; readonly language: Language };

const mailOld = async (platform: Platform, { change, member, language }: Mailed, id: string) => {
	const { config, vault } = platform;
	const tokens = changeTokens(vault, change.id);
	const email = maskedEmail(change.new_email);
	const cancelUrl = pageUrl(config.PUBLIC_URL, language, `/email-verification?cancel=${tokens.refusal}`);
	const write = () =>
		change.by_director ? emailIsCorrected({ email }) : confirmFromOldEmail({ email, token: tokens.old, cancelUrl });
	await sendEmail(platform, toMember(member, language), write, id);
};

const mailNew = async (platform: Platform, { change, member, language }: Mailed, id: string) => {
	const { database, vault } = platform;
	const owner = await verifiedByEmail(database.db, change.new_email);
	if (owner && owner.id !== member.id) {
		if (owner.is_active) await sendEmail(platform, toMember(owner, language), emailIsYours, id);
		return;
	}
	const token = changeTokens(vault, change.id).new;
	const recipient = { to: change.new_email, name: nameOf(member), language };
	await sendEmail(platform, recipient, () => confirmNewEmail({ token, byDirector: change.by_director }), id);
};

/** To one of the two addresses of a change, while it goes on. Only here it is found out whose the new one is. */
export const mailChange = async (platform: Platform, { change_id, to, language }: ChangeMail, id: string) => {
	const { database, clock } = platform;
	const change = await changeById(database.db, change_id, clock.now());
	const member = change && (await memberById(database.db, change.member_id));
	if (!change || !member?.is_active) return;
	await (to === "old" ? mailOld : mailNew)(platform, { change, member, language }, id);
};
