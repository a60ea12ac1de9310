import { t } from "@warmline/contract/i18n";
import { type Email, questionsTo } from "../../platform/mail/email.ts";
import { society, societyName } from "../../platform/society.ts";

type Request = {
	/** First and last name. */
	readonly applicant: string;
	/** They were asked before. */
	readonly again: boolean;
	readonly token: string;
};

export const referenceRequest = ({ applicant, again, token }: Request): Email => {
	const named = { applicant, society: societyName() };
	return {
		subject: again
			? t("Reminder: {applicant} named you as a reference", { applicant })
			: t("{applicant} named you as a reference", { applicant }),
		paragraphs: [
			t(
				"{applicant} would like to volunteer at {society}, where we listen to people who need someone to talk to.",
				named,
			),
			t("{applicant} gave us your name. Would you answer three short questions? It takes about five minutes.", {
				applicant,
			}),
			t(
				"Only directors of {society} can read your answers. {applicant} is told that you have answered, but not what.",
				named,
			),
			t("The link is only for you, and works once. If you’d rather not answer, you can ignore this email."),
			questionsTo(society().applications_email),
		],
		link: { text: t("Answer the questions"), page: `/ReferenceCheckForm?${new URLSearchParams({ token })}` },
	};
};

export const referenceReceived = ({ applicant }: Pick<Request, "applicant">): Email => ({
	subject: t("Thank you for your reference"),
	paragraphs: [
		t("Thank you. {society} has received your answers about {applicant}, and only directors can read them.", {
			applicant,
			society: societyName(),
		}),
		t("You don’t need to do anything else."),
		t("If something is wrong, or you didn’t send it, please write to {email}.", {
			email: society().applications_email,
		}),
	],
});
