import type { SupervisorApplication } from "@warmline/contract/applications/calls";
import {
	credentialFields,
	supervisorDraft,
	supervisorPageProblems,
	supervisorPages,
} from "@warmline/contract/applications/supervisor-application";
import {
	beginSupervisorApplication,
	readSupervisorApplication,
	saveSupervisorApplication,
} from "@warmline/contract/applications/supervisor-calls";
import { t } from "@warmline/contract/i18n";
import { request } from "../../platform/http/api.ts";
import type { Kind } from "../kind.ts";
import { credentialLabels, ownProblems, ownQuestionLabels, supervisorLabels, supervisorSheets } from "../questions.ts";
import { fitting } from "./fitting.ts";

const documentsPage = 4;

export const supervisorKind: Kind<SupervisorApplication> = {
	name: "supervisor",
	path: "supervisor-onboarding",
	read: async (user_id) => (await request(readSupervisorApplication, { params: { user_id } })).result,
	begin: async (user) => (await request(beginSupervisorApplication, { body: { user } })).result,
	save: async (_application, user_id, values, keepalive) => {
		const body = fitting(supervisorDraft, values).taken;
		return (await request(saveSupervisorApplication, { params: { user_id }, body, keepalive })).result;
	},
	submit: async (_application, user_id) =>
		(await request(saveSupervisorApplication, { params: { user_id }, body: { completed: true } })).result,
	refused: (values) => fitting(supervisorDraft, values).refused,
	problems: (page, values, application) => {
		const answers = fitting(supervisorDraft, values).taken;
		if (page === 0) {
			return answers.education_met === true
				? {}
				: { education_met: t("Please indicate whether you meet the education requirements.") };
		}
		const known = supervisorPages.find((one) => one === page);
		if (!known) return {};
		const own = known === 2 ? ownProblems("supervisor", answers.own_answers) : {};
		return { ...supervisorPageProblems(known, answers, application), ...own };
	},
	sheets: supervisorPages.map((page) => ({
		heading: supervisorSheets[page].heading,
		fields: [...supervisorSheets[page].fields, ...(page === documentsPage ? credentialFields : [])],
	})),
	minutes: [3, 42, 7, 6, 2],
	labels: { ...supervisorLabels, ...credentialLabels, ...ownQuestionLabels },
	words: {
		notFetched: t("Failed to fetch shift supervisor application."),
		notBegun: t("Failed to create shift supervisor application."),
		notSaved: t("There was a problem saving your answers."),
		notSavedWhy: t("Failed to update shift supervisor application."),
		saved: t("Details saved successfully!"),
		unexpected: t("Unexpected error occurred."),
	},
};
