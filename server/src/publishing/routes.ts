import {
	discardContentDraft,
	listContent as listContentCall,
	listContentVersions,
	listEmails as listEmailsCall,
	previewContent,
	previewEmail as previewEmailCall,
	publishContent,
	readContent as readContentCall,
	saveContentDraft,
	sendEmailTest as sendEmailTestCall,
	showContentPreview,
} from "@warmline/contract/publishing/calls";
import { type ContentItem, isContentItem } from "@warmline/contract/publishing/items";
import type { MemberRow } from "../accounts/index.ts";
import type { Calls } from "../platform/http/calls.ts";
import type { EmailSample } from "../platform/mail/email-sample.ts";
import type { Platform } from "../platform/platform.ts";
import type { ContentState } from "./content-state.ts";
import { listEmails } from "./email-texts/list-emails.ts";
import { previewEmail, sendEmailTest } from "./email-texts/preview-email.ts";
import { noSuchText } from "./errors.ts";
import { giveEmailTicket, givePreviewTicket, showPreview } from "./preview-draft.ts";
import { publishDraft } from "./publish-content.ts";
import { listContent, listVersions, readContent } from "./read-content.ts";
import { discardDraft, saveDraft } from "./save-draft.ts";

const itemIn = ({ item = "" }: Record<string, string>): ContentItem => {
	if (!isContentItem(item)) throw noSuchText();
	return item;
};

const ticketIn = ({ ticket = "" }: Record<string, string>) => ticket;

const emailIn = ({ email = "" }: Record<string, string>) => email;

export const publishingRoutes = (
	calls: Calls<MemberRow>,
	platform: Platform,
	state: ContentState,
	emails: readonly EmailSample[],
) => {
	calls.answer(listContentCall, async ({ member }) => ({ results: await listContent(platform, member) }));
	calls.answer(readContentCall, async ({ member, params }) => ({
		result: await readContent(platform, member, itemIn(params)),
	}));
	calls.answer(saveContentDraft, async ({ body, member, params }) => ({
		result: await saveDraft(platform, member, itemIn(params), body),
	}));
	calls.answer(discardContentDraft, async ({ member, params, query: { revision } }) => {
		await discardDraft(platform, member, itemIn(params), revision);
		return undefined;
	});
	calls.answer(publishContent, async ({ body, member, params }) => ({
		result: await publishDraft(platform, state, member, itemIn(params), body),
	}));
	calls.answer(listContentVersions, async ({ member, params }) => ({
		results: await listVersions(platform, member, itemIn(params)),
	}));
	calls.answer(previewContent, async ({ body, member, params }) => ({
		result: { ticket: givePreviewTicket(platform, member, itemIn(params), body.language) },
	}));
	calls.answer(showContentPreview, ({ params }) => showPreview(platform, emails, ticketIn(params)));
	calls.answer(listEmailsCall, async ({ member }) => ({ results: listEmails(emails, member) }));
	calls.answer(previewEmailCall, async ({ body: { language }, member, params }) => {
		const shown = { email: emailIn(params), language };
		const ticketOf = (way: number) => giveEmailTicket(platform, member, { ...shown, way });
		return { results: await previewEmail(platform, emails, member, shown, ticketOf) };
	});
	calls.answer(sendEmailTestCall, async ({ body: { language }, member, params }) => {
		await sendEmailTest(platform, emails, member, { email: emailIn(params), language });
		return undefined;
	});
};
