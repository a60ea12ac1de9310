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
import { say } from "@warmline/contract/say";

export type ListenerField = keyof ListenerAnswers;
export type SupervisorField = keyof SupervisorAnswers;

/** What an applicant as listener or placement student is asked, in the words they read, and directors after them. */
export const listenerLabels: Readonly<Record<ListenerField, string>> = {
	phone_number: say("Phone number"),
	over_18: say("I am 18 years or older"),
	country: say("Country"),
	address: say("Address"),
	how_did_you_hear: say("How did you hear about us?"),
	what_attracted_you: say("What attracted you to listening as a volunteer?"),
	calm_under_challenges: say("How do you stay calm when things get hard?"),
	action_when_upset: say("What do you do when you are upset yourself?"),
	sensitive_topics: say("How do you handle topics that are sensitive for you or for the other person?"),
	difficult_conversations: say("Tell us about a difficult conversation you had, and how you handled it."),
	distress_responder_experience: say("Have you answered people in distress or crisis before?"),
	privacy: say("I can chat in a private place."),
	computer_internet: say("I have a computer and a steady internet connection."),
	volunteer_reference: say("I will name two people you can contact as references."),
	criminal_record_check: say("I will get a Level 2 criminal-record check."),
	commitment: say(
		"I will volunteer for at least 3 months: 4 shifts of 4 hours a month for three months, then 2 a month.",
	),
	complete_training: say("I will complete the training, about 12 hours, within two weeks of being accepted."),
	technical_skill_rating: say("How well do you work with computers, from 1 to 10?"),
	shift_selection: say("Which shifts do you prefer?"),
};

export const supervisorLabels: Readonly<Record<SupervisorField, string>> = {
	education_met: say("Do you meet the education requirements?"),
	account_verified: say("I have verified my account."),
	google_email: say("Google email"),
	interest_reason: say("Why are you interested in becoming a Shift Supervisor?"),
	experience_as_supervisor: say("What experience do you have as a supervisor, or in leading others?"),
	confidence_level: say("How confident are you about supervising a shift, from 1 to 10?"),
	support_needed: say("What support would you need from us?"),
	cultural_experience: say("What experience do you have with people of other cultures and backgrounds than yours?"),
	self_harm_assessment: say("A visitor talks about self-harm. How do you assess the risk, and what do you do next?"),
	major_accomplishments: say("What have you accomplished that you are proud of, and what was your part in it?"),
	key_characteristic: say("Which trait of yours matters most for a supervisor, and why?"),
	end_chat_example: say("Give an example of how you would end a chat that has to end."),
	boundaries_description: say("What are good boundaries between a listener and a visitor? How do you hold them?"),
	abuse_signs: say("Which signs of abuse would you look for, and what would you do when you see them?"),
	conflict_resolution: say("How do you resolve a conflict between two volunteers, or between a volunteer and you?"),
	stress_handling: say("How do you handle stress on a hard shift?"),
	self_care_definition: say("What does self-care mean to you, and how do you practise it?"),
	extra_info: say("Is there anything else you would like us to know?"),
	tawkto_knowledge: say("Tawk.to"),
	cls_website_knowledge: say("Our website"),
	gsuite_knowledge: say("Google Workspace (G Suite)"),
	acuity_knowledge: say("Acuity"),
	discord_knowledge: say("Discord"),
	screenshots_knowledge: say("Taking screenshots"),
	preferred_shifts: say("Which shifts do you prefer to supervise?"),
	agrees_training: say("I agree to complete the training, about 15 hours, within two weeks of being accepted."),
	agrees_three_months: say("I agree to volunteer for at least three months."),
	agrees_four_shifts: say("I agree to at least four shifts a month."),
	is_already_volunteer: say("Are you already a volunteer with us?"),
	expected_commitment: say("How much do you expect to volunteer?"),
	expected_commitment_other: say("How much, in your own words?"),
	degree_name: say("Name of your degree"),
};

export const credentialLabels: Readonly<Record<CredentialField, string>> = {
	resume: say("Resume"),
	degree: say("Degree"),
	accreditation: say("Proof of accreditation"),
	supplemental: say("Another document"),
};

/** How well somebody knows a tool. */
export const ratingLabels: Readonly<Record<Rating, string>> = {
	excellent: say("Excellent"),
	good: say("Good"),
	ok: say("OK"),
	poor: say("Poor"),
	not_sure: say("Not sure"),
};

export const commitmentLabels: Readonly<Record<(typeof commitments)[number], string>> = {
	"1-2": say("1-2 shifts per week"),
	"4-6": say("4-6 shifts per month"),
	"6+": say("More than 6 shifts per month"),
	other: say("Something else"),
};

export const countryLabels = { Canada: say("Canada"), "United States": say("United States") } as const;

type PageOf<F extends string> = { readonly heading: string; readonly fields: readonly F[] };

/** The pages of the application and what each asks, in order. */
export const listenerSheets: Readonly<Record<ListenerPage, PageOf<ListenerField>>> = {
	1: { heading: say("Your information"), fields: ["phone_number", "over_18", "country", "address"] },
	2: { heading: say("Interview questions"), fields: [...listenerQuestions, "distress_responder_experience"] },
	3: {
		heading: say("Final acknowledgements"),
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
	1: { heading: say("Your information"), fields: ["account_verified", "google_email"] },
	2: {
		heading: say("Interview questions"),
		fields: [...longAnswers, "confidence_level", "support_needed", "extra_info"],
	},
	3: {
		heading: say("Final questions and acknowledgements"),
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
	4: { heading: say("Credentials"), fields: ["degree_name"] },
};
