import type { Language } from "@warmline/contract/content/words";
import { futureDaySentence, isFutureDay, isHoneypotFilled } from "@warmline/contract/forms/form";
import { v7 } from "uuid";
import { inTransaction } from "../platform/db/transaction.ts";
import { invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { limitAddress, limitTo } from "../platform/rate-limit/limits.ts";
import { type FormJob, senderJob, societyJob } from "./mail-form.ts";
import { type AgreedText, insertForm, keepAgreedText, type NewForm } from "./queries.ts";

type Written = Omit<NewForm, "id" | "sent_at">;

/** Forms one address may send in an hour. */
const mostOfAddress = 10;
/** Forms of one email in a day: each brings it a mail, which it may not have asked for. */
const mostOfEmail = 4;

/** Keeps a form and promises its two mails. What a program sent is answered in the same way, and not kept. */
export const sendForm = async (
	platform: Platform,
	written: Written,
	from: { address: string; topic: unknown; language: Language },
	agreed?: AgreedText,
) => {
	const { database, clock, jobs } = platform;
	const now = clock.now();
	if (isFutureDay(written.date, now.getTime()))
		throw invalid("invalid_date", futureDaySentence, { date: futureDaySentence });
	await limitAddress(platform, "forms", from.address, { limit: mostOfAddress, windowSeconds: 3600 });
	await limitTo(platform, ["forms", written.email], { limit: mostOfEmail, windowSeconds: 24 * 3600 });
	if (isHoneypotFilled(from.topic)) return;
	await inTransaction(database.db, async ({ tx }) => {
		if (agreed) await keepAgreedText(tx, agreed);
		const form_id = v7();
		await insertForm(tx, { ...written, id: form_id, sent_at: now });
		for (const job of [societyJob, senderJob])
			await jobs.promise<FormJob>(job, { form_id, language: from.language }, tx);
	});
};
