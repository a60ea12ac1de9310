import * as z from "zod/mini";
import { email } from "../accounts/email.ts";
import { languages } from "../content/words.ts";
import { t } from "../i18n.ts";
import { blankIsMissing } from "../text.ts";
import { messageWith } from "./message.ts";

export const ages = ["18-25", "26-35", "36-45", "46+"] as const;
export const genders = ["male", "female", "other"] as const;
export const interests = ["chat_now", "learn_more"] as const;

const scaleSentence = t("Please choose a number from 1 to 10.");
/** How somebody feels, from 1 to 10; a form sends it as text. */
export const scale = z.coerce
	.number(scaleSentence)
	.check(z.multipleOf(1, scaleSentence), z.minimum(1, scaleSentence), z.maximum(10, scaleSentence));

/** What a visitor tells before the chat. Only the message and the terms must be there. */
export const intake = z.object({
	age: blankIsMissing(z.optional(z.enum(ages, t("Please choose an age from the list.")))),
	gender: blankIsMissing(z.optional(z.enum(genders, t("Please choose a gender from the list.")))),
	interest: blankIsMissing(z.optional(z.enum(interests, t("Please choose from the list.")))),
	scale: blankIsMissing(z.optional(scale)),
	email: blankIsMissing(z.optional(email)),
	message: blankIsMissing(messageWith(t("Please write a message."))),
	language: z
		.optional(z.enum(languages))
		.check(z.describe("Of the page by which the visitor comes; English if left out.")),
	accept_terms: z.literal(true, t("Please accept the terms.")),
	ip_address: z.optional(z.unknown()).check(z.describe("Taken and not believed: the server sees the address itself.")),
	location: z.optional(z.unknown()).check(z.describe("Taken and not believed.")),
});
export type Intake = z.infer<typeof intake>;
