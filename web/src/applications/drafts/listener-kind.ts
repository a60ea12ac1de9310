import {
	beginListenerApplication,
	type ListenerApplication,
	readListenerApplication,
	saveListenerApplication,
} from "@warmline/contract/applications/calls";
import {
	listenerDraft,
	listenerPageProblems,
	listenerPages,
} from "@warmline/contract/applications/listener-application";
import { t } from "@warmline/contract/i18n";
import { request } from "../../platform/http/api.ts";
import type { Kind } from "../kind.ts";
import { listenerLabels, listenerSheets, ownProblems, ownQuestionLabels } from "../questions.ts";
import { fitting } from "./fitting.ts";

/** The application of listeners, and of placement students: they are asked the same. */
export const listenerKind: Kind<ListenerApplication> = {
	name: "listener",
	path: "onboarding",
	read: async (user_id) => (await request(readListenerApplication, { params: { user_id } })).result,
	begin: async (user) => (await request(beginListenerApplication, { body: { user } })).result,
	save: async ({ id }, _userId, values, keepalive) => {
		const body = fitting(listenerDraft, values).taken;
		return (await request(saveListenerApplication, { params: { details_id: id }, body, keepalive })).result;
	},
	submit: async ({ id }) =>
		(await request(saveListenerApplication, { params: { details_id: id }, body: { completed: true } })).result,
	refused: (values) => fitting(listenerDraft, values).refused,
	problems: (page, values, application) => {
		const known = listenerPages.find((one) => one === page);
		if (!known) return {};
		const answers = fitting(listenerDraft, values).taken;
		const own = known === 2 ? ownProblems(application.kind, answers.own_answers) : {};
		return { ...listenerPageProblems(known, answers), ...own };
	},
	sheets: listenerPages.map((page) => listenerSheets[page]),
	minutes: [5, 40, 10, 2],
	labels: { ...listenerLabels, ...ownQuestionLabels },
	words: {
		notFetched: t("Failed to fetch user details."),
		notBegun: t("Failed to create user details."),
		notSaved: t("Error saving details. Please try again."),
		notSavedWhy: t("Failed to save user details."),
		saved: t("Details Saved Successfully!"),
	},
};
