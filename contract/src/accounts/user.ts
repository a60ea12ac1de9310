import { z } from "zod";
import { id, time } from "../ids.ts";
import { optionalText, requiredText } from "../text.ts";
import { roleNames } from "./roles.ts";

export const applicantTypes = ["listener", "supervisor", "placement"] as const;
export type ApplicantType = (typeof applicantTypes)[number];

/** A member. What only the member himself and directors see is left out for everybody else. */
export const user = z.object({
	id,
	username: z.string(),
	first_name: z.string(),
	last_name: z.string(),
	nickname: z.string().nullable(),
	name: z.string().describe("The chosen name where there is one, else the first name."),
	role: z.object({ id, role: z.enum(roleNames), name: z.string() }),
	is_active: z.boolean(),
	is_staff: z.boolean().describe("True for directors."),
	is_verified: z.boolean(),
	is_online: z.boolean().describe("True while one of the member's pages has a channel open."),
	date_joined: time,
	email: z.string().optional().describe("Own, or read by a director."),
	birth_date: z.iso.date().nullable().optional().describe("Own, or read by a director."),
	applicant_type: z.enum(applicantTypes).nullable().optional().describe("Own, or read by a director."),
	gender: z.string().nullable(),
	about: z.string().nullable(),
	website: z.string().nullable(),
	location: z.string().nullable().describe("A country code of two letters."),
	followers: z.array(z.object({ id })),
	following: z.array(z.object({ id })),
});
export type User = z.infer<typeof user>;

/** A simple pattern on purpose: whether an address works is shown by the mail that arrives. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const email = z
	.string("Invalid email format.")
	.trim()
	.max(254, "Invalid email format.")
	.regex(emailPattern, "Invalid email format.");

/** What is wrong with a new password: one sentence a broken rule, the first to be shown first. */
export const newPassword = z
	.string("Password must be at least 8 characters.")
	.min(8, "Password must be at least 8 characters.")
	.max(200, "Password must be at most 200 characters.")
	.regex(/[A-Z]/, "Password must contain at least one uppercase letter.")
	.regex(/[a-z]/, "Password must contain at least one lowercase letter.")
	.regex(/[0-9]/, "Password must contain at least one digit.")
	.regex(/[!@#$%^&*]/, "Password must contain at least one special character (!@#$%^&*).");

/** The rule spans two fields, so it must also run while other fields are still wrong. */
const sameTwice = <S extends z.ZodType<{ password?: unknown; confirm_password?: unknown }>>(schema: S) =>
	schema.refine((form) => form.password === form.confirm_password, {
		path: ["confirm_password"],
		error: "Passwords do not match.",
		when: ({ value }) => typeof value === "object" && value !== null,
	});

/** The fields stand in the order in which their rules are shown. */
export const signUp = sameTwice(
	z.object({
		first_name: requiredText("First Name is required.", 100),
		last_name: requiredText("Last Name is required.", 100),
		nickname: optionalText(100),
		username: requiredText("Username is required.", 60).refine(
			(name) => /^[\p{L}\p{N}._-]*$/u.test(name),
			"Username may have letters, digits, dots, dashes and underscores only.",
		),
		email,
		password: newPassword,
		confirm_password: z.string("Passwords do not match."),
		applicant_type: z.enum(applicantTypes, "Applicant Type is required."),
	}),
);
export type SignUp = z.infer<typeof signUp>;

/** An identifier that looks like an email is sent as `email`, anything else as `username`. */
export const logIn = z
	.object({
		email: optionalText(254),
		username: optionalText(254),
		password: z.string("Password is required.").min(1, "Password is required.").max(200, "Invalid credentials."),
	})
	.refine((form) => form.email !== undefined || form.username !== undefined, {
		path: ["username"],
		error: "Email or username is required.",
		when: ({ value }) => typeof value === "object" && value !== null,
	});
export type LogIn = z.infer<typeof logIn>;

export const resetPassword = sameTwice(
	z.object({
		token: z.string().min(1).max(200),
		password: newPassword,
		confirm_password: z.string("Passwords do not match."),
	}),
);
