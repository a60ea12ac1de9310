import { isActingDirector, memberById, toMember } from "../../accounts/index.ts";
import { sendEmail } from "../../platform/mail/send-email.ts";
import type { Platform } from "../../platform/platform.ts";
import { preferencesOf } from "../../preferences/index.ts";
import { webhookDisabledEmail } from "./emails.ts";
import { webhookById } from "./webhook-queries.ts";

/** To one director. */
export type DisabledMail = { readonly director_id: string; readonly webhook_id: string };
export const disabledMailJob = "mail-webhook-disabled";

/** Nothing when it was deleted, or enabled again, or another director has disabled it since. */
export const mailDisabled = async (platform: Platform, job: DisabledMail, id: string): Promise<void> => {
	const { db } = platform.database;
	const director = await memberById(db, job.director_id);
	const webhook = await webhookById(db, job.webhook_id);
	if (!director || !isActingDirector(director) || !webhook) return;
	const { name, disabled_for: why } = webhook;
	if (why !== "failures" && why !== "gone") return;
	const { language } = await preferencesOf(db, director.id);
	const write = () => webhookDisabledEmail({ name, why, director_id: director.id });
	await sendEmail(platform, toMember(director, language), write, id);
};
