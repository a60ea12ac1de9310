import type { Language } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { content } from "../content/content.ts";
import { escaped } from "../html.ts";
import { pageUrl, withLanguage } from "../language.ts";
import type { Email, EmailLink, Paragraph } from "./email.ts";
import type { Mail } from "./mailer.ts";

/** `name`: how they are greeted; nobody is greeted by name where it is the organisation itself. */
export type Recipient = { readonly to: string; readonly name?: string; readonly language: Language };

const asText = (paragraph: Paragraph) => {
	if (typeof paragraph === "string") return paragraph;
	return "written" in paragraph ? paragraph.written : paragraph.quoted.replace(/^/gm, "> ");
};

const asHtml = (paragraph: Paragraph) => {
	if (typeof paragraph === "string") return `<p>${escaped(paragraph).replaceAll("\n", "<br>")}</p>`;
	return "written" in paragraph
		? `<p style="white-space:pre-line">${escaped(paragraph.written)}</p>`
		: `<blockquote style="margin:16px 0;padding-left:16px;border-left:3px solid ${content().appearance.main_color};white-space:pre-line">${escaped(paragraph.quoted)}</blockquote>`;
};

const urlOf = (link: EmailLink, publicUrl: string, language: Language): string =>
	"page" in link ? pageUrl(publicUrl, language, link.page) : `${publicUrl}${link.path}`;

/**
 * An email as text and as HTML; names come from people, so they are escaped. `write` is called with the recipient's
 * language spoken, and with the organisation's own words; where it answers undefined, there is nothing to tell any more.
 */
export const renderEmail = (
	publicUrl: string,
	{ to, name, language }: Recipient,
	write: () => Email | undefined,
	words = content().emailWords[language],
): Mail | undefined => {
	const greet = () => (name === undefined ? t("Hello,") : t("Hello {name},", { name }));
	const [greeting, email] = withLanguage(language, () => [greet(), write()], words);
	if (!email) return undefined;
	const { subject, paragraphs, link, attachments = [] } = email;
	const url = link && urlOf(link, publicUrl, language);
	const text = [greeting, ...paragraphs.map(asText), ...(link ? [`${link.text}\n${url}`] : [])].join("\n\n");
	const button =
		link && url
			? `<p><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${content().appearance.main_color};color:#ffffff;text-decoration:none">${escaped(link.text)}</a></p><p style="color:#5b6462;font-size:14px">${escaped(url)}</p>`
			: "";
	const html = `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#20302e;max-width:36em;margin:0 auto;padding:24px"><p>${escaped(greeting)}</p>${paragraphs.map(asHtml).join("")}${button}</body></html>`;
	return {
		to,
		subject: typeof subject === "string" ? subject : subject.written,
		text: `${text}\n`,
		html,
		...(attachments.length > 0 ? { attachments: [...attachments] } : {}),
	};
};
