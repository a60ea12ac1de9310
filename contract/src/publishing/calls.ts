import * as z from "zod/mini";
import { call, shownPage } from "../calls.ts";
import { spoken } from "../content/sentences.ts";
import { languages } from "../content/words.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { wholeNumber } from "../paging.ts";
import { listOf } from "../text.ts";
import { contentItemNames, contentItems } from "./items.ts";

const director = ["director"] as const;

/** Characters of one file. */
export const longestContentFile = 60_000;
const mostFiles = Math.max(...Object.values(contentItems).map((files) => files.length));

const person = z.object({ id, name: z.string() });
const by = z.nullable(person).check(z.describe("Null when that member was erased."));
const item = z.enum(contentItemNames);
const language = z.nullable(z.enum(languages)).check(z.describe("Null for what is the same in every language."));

/** A file of the content as a text: JSON, or Markdown with a head of YAML. */
const file = z.object({ path: z.string(), language, text: z.string() });
export type ContentFile = z.infer<typeof file>;

/** What keeps a text from being published. */
const problem = z.object({
	path: z.string().check(z.describe("The file; another one than was changed, where the two no longer fit together.")),
	line: z.int(),
	field: z
		.array(z.union([z.string(), z.int()]))
		.check(z.describe("Where in JSON, or in the head of a page; empty where that is not known.")),
	says: z.string(),
});
export type ContentProblem = z.infer<typeof problem>;

const draft = z.object({
	files: z.array(file),
	base: z.nullable(id).check(z.describe("The version it was begun from; null for what came with the product.")),
	revision: z.int().check(z.describe("Another one with each save.")),
	saved_at: time,
	saved_by: by,
	problems: z.array(problem),
});
export type ContentDraft = z.infer<typeof draft>;

const content = z.object({
	item,
	files: z.array(file).check(z.describe("In force.")),
	version: z.nullable(id).check(z.describe("The one in force; null for what came with the product.")),
	published_at: z.nullable(time).check(z.describe("Null for what came with the product.")),
	published_by: by,
	draft: z.nullable(draft),
});
export type EditedContent = z.infer<typeof content>;

const summary = z.object({
	item,
	published_at: z.nullable(time),
	published_by: by,
	draft: z.nullable(z.object({ saved_at: time, saved_by: by })),
});
export type ContentSummary = z.infer<typeof summary>;

const sentFile = z.object({
	path: z.string().check(z.maxLength(100, { abort: true })),
	text: z.string().check(z.maxLength(longestContentFile, { error: t("This text is too long."), abort: true })),
});
const sentFiles = listOf(sentFile, mostFiles);
const revision = z.int().check(z.minimum(0), z.maximum(2_000_000_000));

export const listContent = call({
	method: "GET",
	path: "/content/",
	summary: "Every text that can be edited in the browser: when it was last published, and whether it has a draft.",
	who: director,
	status: 200,
	answer: z.object({ results: z.array(summary) }),
	errors: [],
});

export const readContent = call({
	method: "GET",
	path: "/content/:item/",
	summary: "The files of one text, as they are in force and as a draft.",
	who: director,
	status: 200,
	answer: z.object({ result: content }),
	errors: [],
});

export const saveContentDraft = call({
	method: "PUT",
	path: "/content/:item/draft/",
	summary:
		"Save a draft, which directors share. It may have problems: they are in the answer. `revision` is the one that was edited, 0 where there was no draft; `draft_changed` when somebody else has saved another since, `text_published` when this text was published since `base`.",
	who: director,
	body: z.object({ files: sentFiles, revision, base: z.nullable(id) }),
	status: 200,
	answer: z.object({ result: draft }),
	errors: ["draft_changed", "text_published"],
});

export const discardContentDraft = call({
	method: "DELETE",
	path: "/content/:item/draft/",
	summary:
		"Discard the draft. What is in force stays. `draft_changed` when there is another draft by now than that of `revision`.",
	who: director,
	query: z.object({ revision: wholeNumber(1, 2_000_000_000) }),
	status: 204,
	answer: z.undefined(),
	errors: ["draft_changed"],
});

export const publishContent = call({
	method: "POST",
	path: "/content/:item/publish/",
	summary:
		"Publish the draft: it is in force for everybody as soon as this is answered. `content_problems` while it has any, with the first one in the message; `draft_changed` when another draft was saved since; `content_changed` when something else was published in the same moment.",
	who: director,
	body: z.object({ revision }),
	status: 200,
	answer: z.object({ result: content }),
	errors: ["no_draft", "draft_changed", "text_published", "content_problems", "content_changed"],
});

export const listContentVersions = call({
	method: "GET",
	path: "/content/:item/versions/",
	summary: "What was in force before, the newest first: at most 50. The last one came with the product.",
	who: director,
	status: 200,
	answer: z.object({
		results: z.array(z.object({ id: z.nullable(id), at: z.nullable(time), by, files: z.array(file) })),
	}),
	errors: [],
});

export const previewContent = call({
	method: "POST",
	path: "/content/:item/preview/",
	summary:
		"Ask for a preview of the draft as it is saved, in one language. With the `ticket` a frame shows it, for ten minutes.",
	who: director,
	body: z.object({ language: z.enum(languages) }),
	status: 201,
	answer: z.object({ result: z.object({ ticket: z.string() }) }),
	errors: ["no_page"],
});

const emailSentence = z.object({
	sentence: spoken.check(z.describe("In English, as the product says it; the key of the organisation's own words.")),
	texts: z.record(z.enum(languages), spoken).check(z.describe("As the product says it in each language.")),
	place: z.enum(["subject", "button", "text"]).check(z.describe("Where in the email it stands.")),
	others: z.int().check(z.describe("How many other emails say it, too.")),
});

const emailText = z.object({
	name: z.string(),
	title: z.string(),
	sentences: z.array(emailSentence).check(z.describe("In the order in which they are said, its subject included.")),
});
export type EmailText = z.infer<typeof emailText>;

const shownEmail = z.object({
	subject: z.string(),
	text: z.string(),
	ticket: z.string().check(z.describe("Of `showContentPreview`, which shows it in HTML for ten minutes.")),
});

export const listEmails = call({
	method: "GET",
	path: "/emails/",
	summary: "Every email that is sent, with its sentences.",
	who: director,
	status: 200,
	answer: z.object({ results: z.array(emailText) }),
	errors: [],
});

export const previewEmail = call({
	method: "POST",
	path: "/emails/:email/preview/",
	summary: "An email with made-up data, in each way in which it is written, in the words of the draft as it is saved.",
	who: director,
	body: z.object({ language: z.enum(languages) }),
	status: 200,
	answer: z.object({ results: z.array(shownEmail) }),
	errors: ["content_problems"],
});

export const sendEmailTest = call({
	method: "POST",
	path: "/emails/:email/test/",
	summary:
		"Send that email with made-up data to oneself, in the words of the draft. `email_failed` when the mail server does not take it.",
	who: director,
	body: z.object({ language: z.enum(languages) }),
	status: 204,
	answer: z.undefined(),
	errors: ["content_problems", "no_mail_server", "email_failed"],
});

export const showContentPreview = call({
	method: "GET",
	path: "/content-preview/:ticket/",
	summary:
		"The page on which a text is to be seen, with its draft. A frame sends no header, so the ticket stands for the director.",
	who: "anyone",
	showsPage: true,
	status: 200,
	answer: shownPage,
	errors: ["content_problems", "no_page"],
});

export const publishingCalls = {
	listContent,
	readContent,
	saveContentDraft,
	discardContentDraft,
	publishContent,
	listContentVersions,
	previewContent,
	showContentPreview,
	listEmails,
	previewEmail,
	sendEmailTest,
};
