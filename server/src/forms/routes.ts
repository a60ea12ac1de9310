import {
	finishForm,
	listForms,
	readAgreement,
	readForm,
	reopenForm,
	sendNda,
	sendReferenceCheck,
} from "@warmline/contract/forms/calls";
import { t } from "@warmline/contract/i18n";
import type { MemberRow } from "../accounts/index.ts";
import type { Db } from "../platform/db/database.ts";
import { byId, fetchPage } from "../platform/db/keyset-page.ts";
import { notFound } from "../platform/errors.ts";
import { addressOf, type Calls } from "../platform/http/calls.ts";
import { idFrom } from "../platform/http/requests/path-id.ts";
import { wishedLanguage } from "../platform/language.ts";
import type { Platform } from "../platform/platform.ts";
import { agreementOfVersion, agreementWrittenIn } from "./agreement.ts";
import { agreementChanged } from "./errors.ts";
import { dealtForm, formsAfter, markDone, markOpen } from "./queries.ts";
import { readFormBy } from "./read-form.ts";
import { sendForm } from "./send-form.ts";
import { toLine } from "./serializers.ts";

const noSuchForm = () => notFound(t("No such form."));

const formIdFrom = ({ form_id }: Record<string, string>) => idFrom(form_id, noSuchForm);

const lineOf = async (db: Db, formId: string) => {
	const form = await dealtForm(db, formId);
	if (!form) throw noSuchForm();
	return { result: toLine(form) };
};

export const formRoutes = (calls: Calls<MemberRow>, platform: Platform) => {
	const { db } = platform.database;

	calls.answer(sendReferenceCheck, async ({ body: { topic, ...form }, request }) => {
		const written = { ...form, kind: "reference_check" as const, name: `${form.first_name} ${form.last_name}` };
		await sendForm(platform, written, { address: addressOf(request), topic, language: wishedLanguage(request) });
		return { message: t("Thank you. We’ve received your reference check form.") };
	});

	calls.answer(readAgreement, async ({ query: { language } }) => {
		const now = agreementWrittenIn(language);
		if (!now) throw notFound(t("The agreement isn’t available in this language."));
		return { result: { version: now.version, language, text: now.body } };
	});

	calls.answer(sendNda, async ({ body: { topic, text_version, agreed: _, ...form }, request }) => {
		const agreed = agreementOfVersion(text_version);
		if (!agreed) throw agreementChanged();
		const written = { ...form, kind: "nda" as const, agreed_version: text_version };
		await sendForm(
			platform,
			written,
			{ address: addressOf(request), topic, language: wishedLanguage(request) },
			agreed,
		);
		return { message: t("Thank you. We’ve received your agreement.") };
	});

	calls.answer(listForms, async ({ query: { cursor, limit, ...filter } }) => {
		const { rows, next } = await fetchPage(byId, { cursor, limit }, (page) => formsAfter(db, { ...filter, ...page }));
		return { results: rows.map(toLine), next };
	});

	calls.answer(readForm, async ({ member, params }) => ({
		result: await readFormBy(platform, member, formIdFrom(params)),
	}));

	calls.answer(finishForm, async ({ member, params }) => {
		await markDone(db, formIdFrom(params), member.id, platform.clock.now());
		return lineOf(db, formIdFrom(params));
	});

	calls.answer(reopenForm, async ({ params }) => {
		await markOpen(db, formIdFrom(params));
		return lineOf(db, formIdFrom(params));
	});
};
