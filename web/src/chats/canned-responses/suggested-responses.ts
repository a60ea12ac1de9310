import { t } from "@warmline/contract/i18n";
import type { CannedResponseFields } from "../api.ts";

type SuggestedResponse = Omit<CannedResponseFields, "shared">;

/** A first set, in the language of whoever adds it; from then on they are responses like any other. */
export const suggestedResponses = (): readonly SuggestedResponse[] => [
	{
		shortcut: t("hello"),
		body: t("Hello {visitor}, I’m {listener}. Thank you for reaching out. What’s on your mind today?", braces),
	},
	{ shortcut: t("moment"), body: t("Thank you for telling me. Please give me a moment to read it carefully.") },
	{ shortcut: t("listening"), body: t("I’m listening. Take all the time you need.") },
	{
		shortcut: t("still-here"),
		body: t("Are you still there? There’s no hurry. I’m here if you’d like to go on."),
	},
	{
		shortcut: t("closing"),
		body: t("We have a few minutes left. Is there anything you’d still like to say before we finish?"),
	},
	{
		shortcut: t("goodbye"),
		body: t("Thank you for talking with me today. Take care, {visitor}, and come back whenever you like.", braces),
	},
];

/** The placeholders stay: names take their place when a response is inserted. */
const braces = { visitor: "{visitor}", listener: "{listener}" };
