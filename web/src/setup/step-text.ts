import { locale, t, tn } from "@warmline/contract/i18n";
import type { SetupFacts } from "@warmline/contract/setup/calls";
import type { SetupStep } from "@warmline/contract/setup/steps";
import { languageName } from "../platform/language-name.ts";
import { zoneInWords } from "../platform/time/zones.ts";

const list = new Intl.ListFormat(locale, { type: "conjunction", style: "long" });

export const stepTitles: Readonly<Record<SetupStep, string>> = {
	society: t("Name and contact addresses"),
	appearance: t("Colours and logo"),
	region: t("Region and time zone"),
	languages: t("Languages"),
	crisis_lines: t("Crisis lines"),
	door: t("When chat is open"),
	shift_times: t("Shifts"),
	people: t("People who listen"),
	privacy: t("Visitor details and how long chats are kept"),
	texts: t("Texts of your site"),
	email: t("Emails"),
	backup: t("Backup"),
};

const partNames: Readonly<Record<SetupFacts["examples"][number], string>> = {
	name: t("name"),
	short_name: t("short name"),
	contact_email: t("contact address"),
	applications_email: t("address for applications"),
};

const doorTexts: Readonly<Record<SetupFacts["door"], string>> = {
	shifts: t(
		"In shifts, as we recommend: chat opens while a supervisor and a listener are on duty, so nobody listens alone.",
	),
	presence: t("While a listener is available, with or without a supervisor. We recommend shifts instead."),
	always: t(
		"Always: visitors can join the queue at any hour, even when nobody is there to answer. We recommend shifts instead.",
	),
};

const peopleText = ({ supervisors, listeners, invited, door }: SetupFacts): string => {
	const counts = t("Supervisors: {supervisors}. Listeners: {listeners}. Open invitations: {invited}.", {
		supervisors,
		listeners,
		invited,
	});
	return door === "shifts"
		? `${counts} ${t("A shift needs a supervisor, who can be you, and someone else who listens.")}`
		: counts;
};

const shiftText = ({ shifts_planned, door }: SetupFacts): string => {
	if (shifts_planned) return t("Shifts are planned. People book their places in them.");
	return door === "shifts"
		? t("Chat opens in shifts, and none is planned yet.")
		: t("No shifts are planned. As chat is set now, it doesn’t need them.");
};

const privacyText = ({ caller_details, keep_days }: SetupFacts): string => {
	const details =
		caller_details === "masked"
			? t("Listeners see a visitor’s email and address masked.")
			: t("Listeners see a visitor’s email and address in full.");
	const kept =
		keep_days === null
			? t("Chats are kept until someone erases them.")
			: tn(keep_days, {
					one: "Chats are erased 1 day after they end.",
					other: "Chats are erased {count} days after they end.",
				});
	return `${details} ${kept}`;
};

const emailText = ({ sends_email, email_tried_at }: SetupFacts): string => {
	if (!sends_email)
		return t(
			"No mail server is set, so invitations and reminders don’t leave this server. Whoever runs it can set SMTP_URL.",
		);
	return email_tried_at === null
		? t("A mail server is set. Send yourself a test email to see that emails arrive.")
		: t("The mail server took a test email. Please look whether it arrived, and not among spam.");
};

const backupText = ({ last_backup }: SetupFacts, isDone: boolean): string => {
	if (last_backup === null)
		return t("No backup was made on this server yet. Whoever runs it can turn on the nightly backup.");
	return isDone
		? t("Backups are made on this server. Keep their passphrase on paper.")
		: t("The last backup is too old. Whoever runs this server should look why none was made since.");
};

/** What is to be known of a step, by the facts. */
export const stepText = (step: SetupStep, facts: SetupFacts, isDone: boolean): string => {
	switch (step) {
		case "society":
			return facts.examples.length === 0
				? t("Visitors and volunteers see: {name}.", { name: facts.name })
				: t("Still the example’s: {parts}. What people write to an example address is lost.", {
						parts: list.format(facts.examples.map((part) => partNames[part])),
					});
		case "appearance":
			return isDone
				? t("You’ve chosen them. You can change them at any time.")
				: t("Your pages have Warmline’s colours and logo. Choose your own, and see them before anyone else does.");
		case "languages":
			return t("Listeners answer in {languages}. Your pages are in English and French.", {
				languages: list.format(facts.listeners_speak.map(languageName)),
			});
		case "region":
			return t("You serve {region}. Shifts and hours follow {clock}.", {
				region: facts.region,
				clock: zoneInWords(facts.clock),
			});
		case "crisis_lines":
			return t("People in danger see these first. Please look at each number, and whether it serves your region.");
		case "door":
			return doorTexts[facts.door];
		case "shift_times":
			return shiftText(facts);
		case "people":
			return peopleText(facts);
		case "privacy":
			return privacyText(facts);
		case "texts":
			return t("Privacy, terms and the other pages are examples. Read them, and change what isn’t true for you.");
		case "email":
			return emailText(facts);
		case "backup":
			return backupText(facts, isDone);
	}
};

type StepLink = { readonly path: string; readonly text: string };

/** Where it is done, below the member's own address; null where no page does it. */
export const stepLinks: Readonly<Record<SetupStep, StepLink | null>> = {
	society: { path: "content/society", text: t("Edit name and addresses") },
	appearance: { path: "content/appearance", text: t("Choose colours and logo") },
	region: { path: "content/society", text: t("Edit region and time zone") },
	languages: { path: "content/society", text: t("Change the languages") },
	crisis_lines: { path: "content/crisis-lines", text: t("Look at the crisis lines") },
	door: { path: "chat-settings", text: t("Change when chat is open") },
	shift_times: { path: "shift-manager/rota", text: t("Plan shifts") },
	people: { path: "members?view=invitations", text: t("Invite people") },
	privacy: { path: "chat-settings", text: t("Change details and time") },
	texts: { path: "content", text: t("Read the texts") },
	email: null,
	backup: null,
};

/** What a director says by confirming it. */
export const confirmTexts: Readonly<Partial<Record<SetupStep, string>>> = {
	appearance: t("Keep Warmline’s"),
	region: t("That’s right"),
	languages: t("Keep these languages"),
	crisis_lines: t("I’ve checked them"),
	door: t("Keep it like this"),
	people: t("I’m starting alone"),
	privacy: t("Keep these settings"),
	texts: t("I’ve read them"),
};
