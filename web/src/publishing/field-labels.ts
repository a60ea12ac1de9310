import { listenerQuestions } from "@warmline/contract/applications/listener-application";
import { supervisorQuestions } from "@warmline/contract/applications/supervisor-application";
import { t } from "@warmline/contract/i18n";

/** What a director reads for a field of the content, by its name in the file. */
const labels: Readonly<Record<string, string>> = {
	accent_color: t("Accent colour"),
	abuse_signs: t("Signs of abuse"),
	action_when_upset: t("When they’re upset themselves"),
	afterwards: t("Every month afterwards"),
	applications_email: t("Email for applications"),
	asked_of: t("Asked of"),
	audience: t("Who it is for"),
	beyond_scope: t("When a chat is more than listeners are trained for"),
	boundaries_description: t("Boundaries"),
	calm_under_challenges: t("Staying calm"),
	category: t("Kind"),
	clock: t("Time zone"),
	conflict_resolution: t("Conflicts"),
	contact_email: t("Contact email"),
	countries: t("Countries from which people can apply"),
	country: t("Stored as"),
	cultural_experience: t("Other cultures and backgrounds"),
	description: t("For search engines"),
	difficult_conversations: t("Difficult conversations"),
	end_chat_example: t("Ending a chat"),
	experience_as_supervisor: t("Experience in leading"),
	extra_info: t("Anything else"),
	first_months: t("First months with more shifts"),
	get_support: t("Button: get support"),
	groups: t("Parts"),
	heading: t("Heading"),
	heard: t("When they feel heard"),
	hours: t("Hours"),
	how_did_you_hear: t("How they heard about you"),
	in_chat: t("Also on the card that listeners share in a chat"),
	in_first_months: t("Every month in the first months"),
	interest_reason: t("Why they want to supervise"),
	interview_minutes: t("Longest interview, in minutes"),
	intro: t("Introduction"),
	items: t("Items"),
	key_characteristic: t("Their most important trait"),
	label: t("What this number is"),
	languages: t("Languages"),
	lead: t("Under the heading"),
	level: t("How hard it is to listen to"),
	links: t("Buttons of the start page lead to"),
	listener: t("Listeners"),
	listener_questions: t("Interview questions for listeners and placement students"),
	listeners_speak: t("Languages in which listeners answer"),
	logo: t("Logo"),
	main_color: t("Main colour"),
	major_accomplishments: t("What they’re proud of"),
	name: t("Name"),
	neutral_exit_url: t("Page that quick exit opens"),
	number: t("Number"),
	observed_chats: t("Chats to observe"),
	opening: t("First message"),
	ordered: t("Numbered steps"),
	our_listeners: t("Button: our listeners"),
	own_questions: t("Your own questions, after these"),
	page_title: t("Title of the page"),
	paragraphs: t("Paragraphs"),
	person: t("Who the visitor is"),
	phone: t("Telephone numbers"),
	placement: t("Placement students"),
	police_check_levels: t("Police checks you accept, the one you ask for first"),
	practises: t("What can be practised"),
	question: t("Question"),
	references: t("References"),
	region: t("Region"),
	required: t("Must be answered"),
	sections: t("Sections"),
	self_care_definition: t("Self-care"),
	self_harm_assessment: t("Self-harm"),
	sensitive_topics: t("Sensitive topics"),
	shifts: t("Shifts"),
	shifts_a_week: t("Shifts a week"),
	shifts_in_first_months: t("Shifts in the first months together"),
	short_name: t("Short name"),
	source_date: t("Date of the newest source"),
	sources: t("Sources"),
	steps: t("Steps"),
	steps_heading: t("Heading above the steps"),
	story: t("What they say when asked well"),
	stress_handling: t("Stress"),
	supervisor: t("Supervisors"),
	supervisor_questions: t("Interview questions for supervisors"),
	supervisor_tools: t("Tools that supervisors rate themselves in"),
	support_needed: t("Support they need"),
	tags: t("Hashtags"),
	text: t("Text number"),
	title: t("Title"),
	training_hours: t("Hours of training"),
	training_within_days: t("Days until training starts"),
	unheard: t("When they don’t feel heard"),
	updated: t("Last changed on"),
	volunteer: t("A volunteer is called"),
	volunteers: t("Volunteers are called"),
	website: t("Website"),
	week_starts_on: t("The week starts on"),
	welcome: t("Welcome"),
	what_attracted_you: t("What attracts them"),
	without_scripts: t("For browsers without JavaScript"),
};

export const fieldLabel = (name: string): string => labels[name] ?? name;

/** Texts of more than a line. */
const long = new Set<string>([
	...["beyond_scope", "heard", "intro", "items", "opening", "paragraphs", "person", "practises", "steps", "story"],
	...["unheard", "welcome", "without_scripts", "question", ...listenerQuestions, ...supervisorQuestions],
]);

export const isLongText = (name: string): boolean => long.has(name);

/** What an entry of a list is called: by what a reader knows it by. */
export const entryTitle = (value: unknown): string | undefined => {
	if (typeof value !== "object" || value === null) return undefined;
	const named: unknown = ["title", "name", "heading", "question", "number"]
		.map((key) => Reflect.get(value, key))
		.find(Boolean);
	return typeof named === "string" ? named : undefined;
};
