import type { Role } from "@warmline/contract/accounts/roles";
import { type MemberRow, memberById, toMember } from "../accounts/index.ts";
import { appliesAgainFrom } from "../applications/index.ts";
import type { Email } from "../platform/mail/email.ts";
import { sendEmail } from "../platform/mail/send-email.ts";
import type { Platform } from "../platform/platform.ts";
import { accountActivated, accountDeactivated, roleChanged, secondStepReset } from "./emails/account.ts";
import { mailLanguageOf } from "./mail-language.ts";

/** What a director did to somebody's account; a role is the new one. */
export type MemberNews = { member_id: string; news: Role | "deactivated" | "activated" | "second_step_reset" };

export const newsJob = "mail-member-news";

/** Another director may have done something else since. */
const isTrueStill = ({ is_active, role }: MemberRow, news: MemberNews["news"]) => {
	if (news === "deactivated") return !is_active;
	return is_active && (news === "activated" || news === "second_step_reset" || news === role);
};

const emailAbout = ({ member_id, news }: MemberNews, again_from: string | null): Email => {
	if (news === "deactivated") return accountDeactivated();
	if (news === "activated") return accountActivated();
	if (news === "second_step_reset") return secondStepReset();
	return roleChanged({ member_id, role: news, again_from });
};

/** Tells somebody what was done to their account, if it is so still. Who was erased since hears nothing more. */
export const mailMemberNews = async (platform: Platform, job: MemberNews, id: string): Promise<void> => {
	const { db } = platform.database;
	const { member_id, news } = job;
	const member = await memberById(db, member_id);
	if (!member || !isTrueStill(member, news)) return;
	const { language } = await mailLanguageOf(db, member_id);
	const againFrom = news === "new_hire" ? await appliesAgainFrom(db, member_id, platform.clock.now()) : null;
	await sendEmail(platform, toMember(member, language), () => emailAbout(job, againFrom), id);
};
