import * as z from "zod/mini";
import { email } from "../accounts/email.ts";
import { firstName, lastName, personName } from "../accounts/user.ts";
import { t } from "../i18n.ts";
import { lengthLimit, requiredText } from "../text.ts";

export const formKinds = ["reference_check", "nda"] as const;
export type FormKind = (typeof formKinds)[number];

export const formKindNames: Record<FormKind, string> = {
	reference_check: t("Reference check"),
	nda: t("Confidentiality agreement"),
};

const daySentence = t("Please give the date as year, month and day.");
/** A day that there is. Whether it has come is asked where a clock is: `isFutureDay`. */
const formDay = z.string(daySentence).check(
	lengthLimit(100, daySentence),
	z.trim(),
	z.refine((day) => z.iso.date().safeParse(day).success, { error: daySentence, abort: true }),
	z.refine((day) => day >= "2000-01-01", t("Please check the year of the date.")),
);

export const futureDaySentence = t("This date is in the future. Please check it.");

const dayMilliseconds = 86_400_000;

/** Whether a day has not come yet anywhere: tomorrow in UTC is today on the other side of the world. */
export const isFutureDay = (day: string, now: number): boolean =>
	day > new Date(now + dayMilliseconds).toISOString().slice(0, 10);

const placeName = (sentence: string) =>
	requiredText(sentence, 100).check(
		z.regex(/^[^\p{C}/:<>@]*$/u, t("The name of a place can’t contain characters like / : < > or @.")),
	);

/** Programs fill in every field; people do not see this one. Its name is one that no browser fills in by itself. */
const honeypot = z
	.optional(z.unknown())
	.check(z.describe("Left blank: a form that fills it in is answered, and not kept."));

/** The fields stand in the order in which their rules are shown. */
export const referenceCheck = z.object({
	first_name: firstName,
	last_name: lastName,
	email,
	date: formDay,
	topic: honeypot,
});

/** Which text was agreed to: the SHA-256 of the page, as 64 hexadecimal digits. */
export const textVersion = z
	.string()
	.check(
		lengthLimit(64, t("This is not a version of the agreement.")),
		z.regex(/^[0-9a-f]{64}$/, t("This is not a version of the agreement.")),
	);

export const nda = z.object({
	name: personName(t("Name is required.")),
	email,
	city: placeName(t("City is required.")),
	province: placeName(t("Province is required.")),
	date: formDay,
	agreed: z.literal(true, t("Please read the agreement and tick the box.")),
	text_version: textVersion,
	topic: honeypot,
});

/** Whether a program filled in what people leave blank. */
export const isHoneypotFilled = (topic: unknown): boolean =>
	!(topic === undefined || topic === null || (typeof topic === "string" && topic.trim() === ""));
