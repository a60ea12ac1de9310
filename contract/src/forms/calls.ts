import * as z from "zod/mini";
import { call } from "../calls.ts";
import { languages } from "../content/words.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { optionalText } from "../text.ts";
import { formKinds, nda, referenceCheck, textVersion } from "./form.ts";

const said = z.object({ message: z.string() });

export const sendReferenceCheck = call({
	method: "POST",
	path: "/forms/reference-check/",
	summary: "Send a reference check form. It is kept, mailed to the society, and acknowledged by mail.",
	who: "anyone",
	body: referenceCheck,
	status: 201,
	answer: said,
	errors: [],
});

/** The text that somebody agrees to, by what names it. */
const agreement = z.object({
	version: textVersion,
	language: z.enum(languages),
	text: z.string().check(z.describe("Markdown, with its head.")),
});

export const readAgreement = call({
	method: "GET",
	path: "/forms/nda/",
	summary: "The confidentiality agreement as it is now. Its `version` is sent with the agreement as `text_version`.",
	who: "anyone",
	query: z.object({ language: z._default(z.enum(languages), "en") }),
	status: 200,
	answer: z.object({ result: agreement }),
	errors: [],
});

export const sendNda = call({
	method: "POST",
	path: "/forms/nda/",
	summary: "Agree to the confidentiality agreement. Kept with the text that was agreed to, mailed and acknowledged.",
	who: "anyone",
	body: nda,
	status: 201,
	answer: said,
	errors: ["text_changed"],
});

/** A form in the list: who and when, and nothing more of what was written. */
export const formLine = z.object({
	id,
	kind: z.enum(formKinds),
	name: z.string(),
	sent_at: time,
	done: z
		.nullable(z.object({ at: time, by: z.nullable(z.string()).check(z.describe("Null for a member who is gone.")) }))
		.check(z.describe("Who dealt with it, where somebody did.")),
});
export type FormLine = z.infer<typeof formLine>;

/** A form as it was sent. */
export const sentForm = z.object({
	...formLine.shape,
	first_name: z.nullable(z.string()).check(z.describe("Of a reference check, as `last_name`.")),
	last_name: z.nullable(z.string()),
	email: z.string(),
	date: z.iso.date(),
	city: z.nullable(z.string()),
	province: z.nullable(z.string()),
	agreed_to: z.nullable(agreement).check(z.describe("The text that was agreed to, as it was then.")),
});
export type SentForm = z.infer<typeof sentForm>;

export const listForms = call({
	method: "GET",
	path: "/forms/",
	summary: "Forms that were sent, the newest first. `query` looks in names and emails.",
	who: ["director"],
	query: z.object({ ...paging.shape, kind: z.optional(z.enum(formKinds)), query: optionalText(200) }),
	status: 200,
	answer: pageOf(formLine),
	errors: [],
});

export const readForm = call({
	method: "GET",
	path: "/forms/:form_id/",
	summary: "One form as it was sent. Each look is written to the audit log.",
	who: ["director"],
	status: 200,
	answer: z.object({ result: sentForm }),
	errors: [],
});

export const finishForm = call({
	method: "POST",
	path: "/forms/:form_id/done/",
	summary: "Somebody has dealt with it; who was first stays written down.",
	who: ["director"],
	status: 200,
	answer: z.object({ result: formLine }),
	errors: [],
});

export const reopenForm = call({
	method: "DELETE",
	path: "/forms/:form_id/done/",
	summary: "It is still to be dealt with.",
	who: ["director"],
	status: 200,
	answer: z.object({ result: formLine }),
	errors: [],
});

export const formCalls = { sendReferenceCheck, readAgreement, sendNda, listForms, readForm, finishForm, reopenForm };
