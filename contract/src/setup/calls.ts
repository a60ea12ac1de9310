import * as z from "zod/mini";
import { call } from "../calls.ts";
import { callerDetails, doors } from "../chats/settings-calls.ts";
import { languages } from "../content/words.ts";
import { id, time } from "../ids.ts";
import { setupMarks, setupSteps } from "./steps.ts";

const director = ["director"] as const;

const by = z
	.nullable(z.object({ id, name: z.string() }))
	.check(z.describe("Null when nobody did it in the browser, or that member was erased."));

const step = z.object({
	step: z.enum(setupSteps),
	required: z.boolean().check(z.describe("The installation does not open before it is done.")),
	state: z.enum(["done", "open", "not_now"]),
	marked: z
		.nullable(z.object({ at: time, by }))
		.check(z.describe("Who confirmed it, or said that it can wait; null where facts decide.")),
});
export type SetupStepState = z.infer<typeof step>;

/** Parts of what the organisation says of itself that are still the example's. */
export const exampleParts = ["name", "short_name", "contact_email", "applications_email"] as const;

const facts = z.object({
	name: z.string().check(z.describe("In the language of the request, as the region.")),
	region: z.string(),
	clock: z.string().check(z.describe("Time zone, as `America/Toronto`.")),
	examples: z.array(z.enum(exampleParts)),
	listeners_speak: z.array(z.enum(languages)).check(z.describe("Languages in which listeners answer.")),
	door: z.enum(doors),
	caller_details: z.enum(callerDetails),
	keep_days: z.nullable(z.int()),
	shifts_planned: z.boolean().check(z.describe("Whether a shift is ahead, or is planned for every week.")),
	supervisors: z.int().check(z.describe("Members who can log in, and who have that role.")),
	listeners: z.int(),
	invited: z.int().check(z.describe("People who have an invitation that they can accept.")),
	sends_email: z.boolean().check(z.describe("Whether a mail server is set.")),
	email_tried_at: z.nullable(time).check(z.describe("When the mail server last took a test email.")),
	last_backup: z.nullable(time).check(z.describe("Of this machine; null where none was made.")),
});
export type SetupFacts = z.infer<typeof facts>;

const setup = z.object({
	opened: z.nullable(z.object({ at: time, by })).check(z.describe("Null while visitors cannot come.")),
	steps: z.array(step),
	facts,
});
export type Setup = z.infer<typeof setup>;

const answer = z.object({ result: setup });

export const readSetup = call({
	method: "GET",
	path: "/setup/",
	summary: "What is done and what is left to do before visitors can come, and whether they can.",
	who: director,
	status: 200,
	answer,
	errors: [],
});

export const markSetupStep = call({
	method: "PUT",
	path: "/setup/steps/:step/",
	summary:
		"Say that a step is right as it is, or that it can wait; null takes that back. `no_such_mark` where facts decide, or where it cannot wait.",
	who: director,
	body: z.object({ mark: z.nullable(z.enum(setupMarks)) }),
	status: 200,
	answer,
	errors: ["no_such_mark"],
});

export const sendTestEmail = call({
	method: "POST",
	path: "/setup/test-email/",
	summary: "Send an email to oneself, to see that emails arrive. `email_failed` when the mail server does not take it.",
	who: director,
	status: 200,
	answer,
	errors: ["no_mail_server", "email_failed"],
});

export const openToVisitors = call({
	method: "POST",
	path: "/setup/opening/",
	summary: "Open the installation to visitors. `setup_missing` while a required step is not done.",
	who: director,
	status: 200,
	answer,
	errors: ["setup_missing"],
});

export const closeToVisitors = call({
	method: "DELETE",
	path: "/setup/opening/",
	summary: "Close the installation: no new chats, and the public pages say that it is not open. Chats that run go on.",
	who: director,
	status: 200,
	answer,
	errors: [],
});

export const setupCalls = { readSetup, markSetupStep, sendTestEmail, openToVisitors, closeToVisitors };
