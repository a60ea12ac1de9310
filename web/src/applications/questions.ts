import {
	type ListenerAnswers,
	type ListenerPage,
	listenerQuestions,
} from "@warmline/contract/applications/listener-application";
import {
	type CredentialField,
	type commitments,
	longAnswers,
	type Rating,
	type SupervisorAnswers,
	type SupervisorPage,
	selfRatings,
} from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";

export type ListenerField = keyof ListenerAnswers;
export type SupervisorField = keyof SupervisorAnswers;

/** What an applicant as listener or placement student is asked, in the words they read, and directors after them. */
export const listenerLabels: Readonly<Record<ListenerField, string>> = {
	phone_number: t("Phone number"),
	over_18: t("I am 18 years or older"),
	country: t("Country"),
	address: t("Address"),
	how_did_you_hear: t("How did you hear about us?"),
	what_attracted_you: t("What attracted you to listening as a volunteer?"),
	calm_under_challenges: t("How do you stay calm when things get hard?"),
	action_when_upset: t("What do you do when you are upset yourself?"),
	sensitive_topics: t("How do you handle topics that are sensitive for you or for the other person?"),
	difficult_conversations: t("Tell us about a difficult conversation you had, and how you handled it."),
	distress_responder_experience: t("Have you answered people in distress or crisis before?"),
	privacy: t("I can chat in a private place."),
	computer_internet: t("I have a computer and a steady internet connection."),
	volunteer_reference: t("I will name two people you can contact as references."),
	criminal_record_check: t("I will get a Level 2 criminal-record check."),
	commitment: t(
		"I will volunteer for at least 3 months: 4 shifts of 4 hours a month for three months, then 2 a month.",
	),
	complete_training: t("I will complete the training, about 12 hours, within two weeks of being accepted."),
	technical_skill_rating: t("How well do you work with computers, from 1 to 10?"),
	shift_selection: t("Which shifts do you prefer?"),
};

export const supervisorLabels: Readonly<Record<SupervisorField, string>> = {
	education_met: t("Do you meet the education requirements?"),
	account_verified: t("I have verified my account."),
	google_email: t("Google email"),
	interest_reason: t("Why are you interested in becoming a Shift Supervisor?"),
	experience_as_supervisor: t("What experience do you have as a supervisor, or in leading others?"),
	confidence_level: t("How confident are you about supervising a shift, from 1 to 10?"),
	support_needed: t("What support would you need from us?"),
	cultural_experience: t("What experience do you have with people of other cultures and backgrounds than yours?"),
	self_harm_assessment: t("A visitor talks about self-harm. How do you assess the risk, and what do you do next?"),
	major_accomplishments: t("What have you accomplished that you are proud of, and what was your part in it?"),
	key_characteristic: t("Which trait of yours matters most for a supervisor, and why?"),
	end_chat_example: t("Give an example of how you would end a chat that has to end."),
	boundaries_description: t("What are good boundaries between a listener and a visitor? How do you hold them?"),
	abuse_signs: t("Which signs of abuse would you look for, and what would you do when you see them?"),
	conflict_resolution: t("How do you resolve a conflict between two volunteers, or between a volunteer and you?"),
	stress_handling: t("How do you handle stress on a hard shift?"),
	self_care_definition: t("What does self-care mean to you, and how do you practise it?"),
	extra_info: t("Is there anything else you would like us to know?"),
	tawkto_knowledge: t("Tawk.to"),
	cls_website_knowledge: t("Our website"),
	gsuite_knowledge: t("Google Workspace (G Suite)"),
	acuity_knowledge: t("Acuity"),
	discord_knowledge: t("Discord"),
	screenshots_knowledge: t("Taking screenshots"),
	preferred_shifts: t("Which shifts do you prefer to supervise?"),
	agrees_training: t("I agree to complete the training, about 15 hours, within two weeks of being accepted."),
	agrees_three_months: t("I agree to volunteer for at least three months."),
	agrees_four_shifts: t("I agree to at least four shifts a month."),
	is_already_volunteer: t("Are you already a volunteer with us?"),
	expected_commitment: t("How much do you expect to volunteer?"),
	expected_commitment_other: t("How much, in your own words?"),
	degree_name: t("Name of your degree"),
};

export const credentialLabels: Readonly<Record<CredentialField, string>> = {
	resume: t("Resume"),
	degree: t("Degree"),
	accreditation: t("Proof of accreditation"),
	supplemental: t("Another document"),
};

/** How well somebody knows a tool. */
export const ratingLabels: Readonly<Record<Rating, string>> = {
	excellent: t("Excellent"),
	good: t("Good"),
	ok: t("OK"),
	poor: t("Poor"),
	not_sure: t("Not sure"),
};

export const commitmentLabels: Readonly<Record<(typeof commitments)[number], string>> = {
	"1-2": t("1-2 shifts per week"),
	"4-6": t("4-6 shifts per month"),
	"6+": t("More than 6 shifts per month"),
	other: t("Something else"),
};

export const countryLabels = { Canada: t("Canada"), "United States": t("United States") } as const;

type PageOf<F extends string> = { readonly heading: string; readonly fields: readonly F[] };

/** The pages of the application and what each asks, in order. */
export const listenerSheets: Readonly<Record<ListenerPage, PageOf<ListenerField>>> = {
	1: { heading: t("Your information"), fields: ["phone_number", "over_18", "country", "address"] },
	2: { heading: t("Interview questions"), fields: [...listenerQuestions, "distress_responder_experience"] },
	3: {
		heading: t("Final acknowledgements"),
		fields: [
			"privacy",
			"computer_internet",
			"volunteer_reference",
			"criminal_record_check",
			"commitment",
			"complete_training",
			"technical_skill_rating",
			"shift_selection",
		],
	},
};

/** Documents are asked for on the last page, beside the name of the degree. */
export const supervisorSheets: Readonly<Record<SupervisorPage, PageOf<SupervisorField>>> = {
	1: { heading: t("Your information"), fields: ["account_verified", "google_email"] },
	2: {
		heading: t("Interview questions"),
		fields: [...longAnswers, "confidence_level", "support_needed", "extra_info"],
	},
	3: {
		heading: t("Final questions and acknowledgements"),
		fields: [
			...selfRatings,
			"preferred_shifts",
			"agrees_training",
			"agrees_three_months",
			"agrees_four_shifts",
			"is_already_volunteer",
			"expected_commitment",
			"expected_commitment_other",
		],
	},
	4: { heading: t("Credentials"), fields: ["degree_name"] },
};
