import { isAgent } from "@warmline/contract/accounts/roles";
import { toMember } from "../../accounts/index.ts";
import type { Email } from "../../platform/mail/email.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { reapplyFrom } from "../apply/reapply-from.ts";
import {
	applicationAccepted,
	applicationDeclined,
	applicationEnded,
	moreInformationNeeded,
	trainingCompleted,
} from "../emails/applicants.ts";
import { type News, newsById } from "./director-queries.ts";

/** Only the id of what happened: before the mail is sent, more may happen to the application. */
export type NewsJob = { event_id: string };

export const newsJob = "mail-application-news";

/** What is told; of anything else that happens an applicant hears nothing, or hears it elsewhere. */
const emailAbout: Partial<Record<News["act"], (news: News) => Email | undefined>> = {
	accepted: ({ kind, member }) => applicationAccepted({ member_id: member.id, kind }),
	asked: ({ kind, member, text }) => moreInformationNeeded({ member_id: member.id, kind, text }),
	declined: ({ after_acceptance, at, text }) => {
		const end = { text, again_from: reapplyFrom(at) };
		return after_acceptance ? applicationEnded(end) : applicationDeclined(end);
	},
	/** Who was suspended or made something else meanwhile is told of that, and not that chats are open. */
	training_done: ({ member: { id, role } }) => (isAgent(role) ? trainingCompleted({ member_id: id, role }) : undefined),
};

/** Tells an applicant what a director did. Who is a member no more has no application either, and gets no mail. */
export const mailNews = async (platform: Platform, { event_id }: NewsJob, id: string) => {
	const news = await newsById(platform.database.db, event_id);
	if (!news) return;
	await sendEmail(platform, toMember(news.member, news.language), () => emailAbout[news.act]?.(news), id);
};
