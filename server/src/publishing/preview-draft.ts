import type { shownPage } from "@warmline/contract/calls";
import { type Language, languages } from "@warmline/contract/content/words";
import { type ContentItem, contentItemNames, pageOfItem } from "@warmline/contract/publishing/items";
import * as z from "zod/mini";
import type { MemberRow } from "../accounts/index.ts";
import { minutesAfter } from "../platform/clock.ts";
import { forbidden } from "../platform/errors.ts";
import type { EmailSample } from "../platform/mail/email-sample.ts";
import type { Platform } from "../platform/platform.ts";
import { isSameText } from "../platform/tokens.ts";
import { contentWith } from "./check-draft.ts";
import { publishedContent } from "./content-state.ts";
import { renderSample } from "./email-texts/preview-email.ts";
import { noPage, previewExpired } from "./errors.ts";
import { mayPublish } from "./policy.ts";
import { ensureNoProblems } from "./publish-content.ts";
import { draftOf } from "./queries.ts";

/** Minutes. */
const ticketLasts = 10;

const common = { language: z.enum(languages), until: z.number() };
const ticketOf = z.union([
	z.object({ item: z.enum(contentItemNames), ...common }),
	z.object({ email: z.string(), way: z.int(), ...common }),
]);
type Ticket = z.infer<typeof ticketOf>;

const sealOf = ({ vault }: Pick<Platform, "vault">, content: string) => vault.tokenFor(`content preview\n${content}`);

type Sealing = Pick<Platform, "vault" | "clock">;

const seal = (platform: Sealing, shown: { item: ContentItem } | { email: string; way: number }, language: Language) => {
	const until = minutesAfter(platform.clock.now(), ticketLasts).getTime();
	const content = Buffer.from(JSON.stringify({ ...shown, language, until } satisfies Ticket)).toString("base64url");
	return `${content}.${sealOf(platform, content)}`;
};

/** What a frame shows instead of a header. Whoever has it sees this preview, and nothing else. */
export const givePreviewTicket = (
	platform: Sealing,
	member: MemberRow,
	item: ContentItem,
	language: Language,
): string => {
	if (!mayPublish(member)) throw forbidden();
	if (pageOfItem[item] === null) throw noPage();
	return seal(platform, { item }, language);
};

/** The same for an email, in one of the ways in which it is written. */
export const giveEmailTicket = (
	platform: Sealing,
	member: MemberRow,
	shown: { email: string; way: number; language: Language },
): string => {
	if (!mayPublish(member)) throw forbidden();
	return seal(platform, { email: shown.email, way: shown.way }, shown.language);
};

const readTicket = (platform: Sealing, ticket: string): Ticket => {
	const [content = "", seal = ""] = ticket.split(".");
	if (!isSameText(seal, sealOf(platform, content))) throw previewExpired();
	const asked = ticketOf.parse(JSON.parse(Buffer.from(content, "base64url").toString()));
	if (asked.until < platform.clock.now().getTime()) throw previewExpired();
	return asked;
};

/** The email as HTML, or the page on which a text is to be seen, with the draft as it is saved. */
export const showPreview = async (
	platform: Platform,
	emails: readonly EmailSample[],
	ticket: string,
): Promise<ReturnType<typeof shownPage.parse>> => {
	const shown = readTicket(platform, ticket);
	if (!("email" in shown)) return { html: await renderPagePreview(platform, shown.item, shown.language) };
	const mail = (await renderSample(platform, emails, shown))[shown.way];
	if (!mail) throw noPage();
	return { html: mail.html, isEmail: true };
};

const renderPagePreview = async (platform: Platform, item: ContentItem, language: Language): Promise<string> => {
	const { db } = platform.database;
	const path = pageOfItem[item];
	const changed = (await draftOf(db, item))?.draft.files ?? {};
	const { files } = await publishedContent(db);
	ensureNoProblems(files, item, changed);
	const html =
		path === null ? undefined : await platform.site.preview(contentWith(files, item, changed), path, language);
	if (html === undefined) throw noPage();
	return html;
};
