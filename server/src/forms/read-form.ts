import type { SentForm } from "@warmline/contract/forms/calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { notFound } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import { agreedText, dealtForm } from "./queries.ts";
import { toLine } from "./serializers.ts";

/** A director looks at what somebody wrote; the look is recorded before anything is shown. */
export const readFormBy = async (
	{ database: { db }, clock }: Platform,
	director: MemberRow,
	formId: string,
): Promise<SentForm> => {
	const form = await dealtForm(db, formId);
	if (!form) throw notFound(t("No such form."));
	const text = form.agreed_version === null ? undefined : await agreedText(db, form.agreed_version);
	await record(db, clock, {
		act: "read_form",
		member: director,
		params: { kind: form.kind, name: form.name },
	});
	return {
		...toLine(form),
		first_name: form.first_name,
		last_name: form.last_name,
		email: form.email,
		date: form.date,
		city: form.city,
		province: form.province,
		agreed_to: text ? { version: text.version, language: text.language, text: text.body } : null,
	};
};
