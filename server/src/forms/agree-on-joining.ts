import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { v7 } from "uuid";
import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import { invalid } from "../platform/errors.ts";
import type { Jobs } from "../platform/jobs.ts";
import { societyDay } from "../platform/society.ts";
import { agreementIn, agreementOfVersion } from "./agreement.ts";
import { agreementChanged } from "./errors.ts";
import { type FormJob, senderJob } from "./mail-form.ts";
import { insertForm, keepAgreedText } from "./queries.ts";

/** In whichever language: only whether there is one matters. */
const any: Language = "en";

/**
 * The confidentiality agreement of who becomes a member by an invitation, as if they had sent it by the public form.
 * Answers its id and time; undefined where the organisation asks for none. Nobody has to deal with it: it is in the
 * record. They have the same email that confirms it.
 */
export const agreeOnJoining = async (
	{ tx, jobs }: { tx: Db; jobs: Jobs },
	member: Pick<MemberRow, "id" | "first_name" | "last_name" | "email">,
	{ version, language, now }: { version: string | undefined; language: Language; now: Date },
): Promise<{ id: string; at: Date } | undefined> => {
	if (!agreementIn(any)) return undefined;
	if (version === undefined) {
		const sentence = t("Please read the agreement and tick the box.");
		throw invalid("invalid_text_version", sentence, { text_version: sentence });
	}
	const agreed = agreementOfVersion(version);
	if (!agreed) throw agreementChanged();
	await keepAgreedText(tx, agreed);
	const id = v7();
	await insertForm(tx, {
		id,
		kind: "nda",
		name: `${member.first_name} ${member.last_name}`,
		email: member.email,
		date: societyDay(now),
		agreed_version: version,
		sent_at: now,
		done_at: now,
		done_by: member.id,
	});
	await jobs.promise<FormJob>(senderJob, { form_id: id, language }, tx);
	return { id, at: now };
};
