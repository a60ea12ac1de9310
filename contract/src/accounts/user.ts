import * as z from "zod/mini";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { lengthLimit, limitedText, optionalText, requiredText } from "../text.ts";
import { email } from "./email.ts";
import { roleNames } from "./roles.ts";
import { username } from "./username.ts";

export const applicantTypes = ["listener", "supervisor", "placement"] as const;
export type ApplicantType = (typeof applicantTypes)[number];

/** A member. Fields that only the member and directors may see are left out for everybody else. */
export const user = z.object({
	id,
	username: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	nickname: z.nullable(z.string()),
	name: z.string().check(z.describe("The chosen name where there is one, else the first name.")),
	role: z.object({ id, role: z.enum(roleNames), name: z.string() }),
	is_active: z.boolean(),
	is_staff: z.boolean().check(z.describe("True for directors.")),
	is_verified: z.boolean(),
	is_online: z.boolean().check(z.describe("True while one of the member's pages has a channel open.")),
	date_joined: time,
	email: z.optional(z.string()).check(z.describe("Own, or read by a director.")),
	birth_date: z.optional(z.nullable(z.iso.date())).check(z.describe("Own, or read by a director.")),
	applicant_type: z.optional(z.nullable(z.enum(applicantTypes))).check(z.describe("Own, or read by a director.")),
	gender: z.nullable(z.string()),
	about: z.nullable(z.string()),
	website: z.nullable(z.string()),
	location: z.nullable(z.string()).check(z.describe("A country code of two letters.")),
	avatar: z.nullable(z.string()).check(z.describe("The address of the picture, below this site.")),
	followers: z.array(z.object({ id })).check(z.describe("The latest, at most 500.")),
	following: z.array(z.object({ id })).check(z.describe("The latest, at most 500.")),
	total_followers: z.int(),
	total_following: z.int(),
	friends: z.int().check(z.describe("Members who follow each other.")),
});
export type User = z.infer<typeof user>;

/** The password that counts now: whatever was typed, it is only compared. */
export const ownPassword = z
	.string(t("Password is required."))
	.check(lengthLimit(1000, t("This is not your password.")), z.minLength(1, t("Password is required.")));

/** What is wrong with a new password: one sentence a broken rule, the first to be shown first. */
export const newPassword = z
	.string(t("Password must be at least 8 characters."))
	.check(
		lengthLimit(200, t("Password must be at most 200 characters.")),
		z.minLength(8, t("Password must be at least 8 characters.")),
		z.regex(/[A-Z]/, t("Password must contain at least one uppercase letter.")),
		z.regex(/[a-z]/, t("Password must contain at least one lowercase letter.")),
		z.regex(/[0-9]/, t("Password must contain at least one digit.")),
		z.regex(/[!@#$%^&*]/, t("Password must contain at least one special character (!@#$%^&*).")),
	);

/** A rule that spans two fields must also run while other fields are still wrong. */
const whenAnObject = ({ value }: { value: unknown }) => typeof value === "object" && value !== null;

const sameTwice = z.refine<{ password?: unknown; confirm_password?: unknown }>(
	(form) => form.password === form.confirm_password,
	{ path: ["confirm_password"], error: t("Passwords do not match."), when: whenAnObject },
);

const plainSigns = /^[^\p{C}:<>@]*$/u;
const lettersAroundSlash = /^[\p{L}\p{M}'’-]+(?:\/[\p{L}\p{M}'’-]+)+$/u;

/** Names stand in mails: no links, no lines of their own. A slash is part of legal names (`a/l`, `s/o`), a dot before it of links. */
const isPlain = (name: string) =>
	plainSigns.test(name) && name.split(/\s/).every((word) => !word.includes("/") || lettersAroundSlash.test(word));

export const plainName = z.refine<string>(
	isPlain,
	t("A name can’t contain characters like : < > or @, and a slash only between letters."),
);
export const personName = (sentence: string) => requiredText(sentence, 100).check(plainName);

export const firstName = personName(t("First Name is required."));
export const lastName = personName(t("Last Name is required."));
/** The fields stand in the order in which their rules are shown. */
export const signUp = z
	.object({
		first_name: firstName,
		last_name: lastName,
		nickname: z.pipe(optionalText(100), z.optional(z.string().check(plainName))),
		username,
		email,
		password: newPassword,
		confirm_password: limitedText(0, 1000, t("Passwords do not match.")),
		applicant_type: z.enum(applicantTypes, t("Applicant Type is required.")),
	})
	.check(sameTwice);
export type SignUp = z.infer<typeof signUp>;

/** An identifier that looks like an email is sent as `email`, anything else as `username`. */
export const logIn = z
	.object({
		email: optionalText(254),
		username: optionalText(254),
		password: ownPassword,
	})
	.check(
		z.refine((form) => form.email !== undefined || form.username !== undefined, {
			path: ["username"],
			error: t("Email or username is required."),
			when: whenAnObject,
		}),
	);
export type LogIn = z.infer<typeof logIn>;

export const changedPassword = z
	.object({
		current_password: ownPassword,
		password: newPassword,
		confirm_password: limitedText(0, 1000, t("Passwords do not match.")),
	})
	.check(sameTwice);

export const resetPassword = z
	.object({
		token: limitedText(1, 200),
		password: newPassword,
		confirm_password: limitedText(0, 1000, t("Passwords do not match.")),
	})
	.check(sameTwice);
