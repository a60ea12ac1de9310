import type { Language } from "@warmline/contract/content/words";
import { escaped } from "../html.ts";
import { withLanguage } from "../language.ts";
import type { Mail } from "./mailer.ts";

/** What a person wrote: it stands as it is, with its lines, whatever the letter's language. */
export type Quoted = { readonly quoted: string };
/** The same, where the letter itself is in that person's words. */
export type Written = { readonly written: string };

/** Whom a letter goes to, and in which language. */
type Recipient = { readonly to: string; readonly language: Language };

type Letter = {
	readonly subject: string | Written;
	readonly greeting: string;
	readonly paragraphs: readonly (string | Quoted | Written)[];
	readonly link?: { readonly text: string; readonly url: string };
};

const asText = (paragraph: string | Quoted | Written) => {
	if (typeof paragraph === "string") return paragraph;
	return "written" in paragraph ? paragraph.written : paragraph.quoted.replace(/^/gm, "> ");
};

const asHtml = (paragraph: string | Quoted | Written) => {
	if (typeof paragraph === "string") return `<p>${escaped(paragraph)}</p>`;
	return "written" in paragraph
		? `<p style="white-space:pre-line">${escaped(paragraph.written)}</p>`
		: `<blockquote style="margin:16px 0;padding-left:16px;border-left:3px solid #1f5d57;white-space:pre-line">${escaped(paragraph.quoted)}</blockquote>`;
};

/** One letter, as text and as HTML, written in the recipient's language; names come from people, so they are escaped. */
export const letter = ({ to, language }: Recipient, write: () => Letter): Mail => {
	const { subject, greeting, paragraphs, link } = withLanguage(language, write);
	const text = [greeting, ...paragraphs.map(asText), ...(link ? [`${link.text}\n${link.url}`] : [])].join("\n\n");
	const button = link
		? `<p><a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1f5d57;color:#ffffff;text-decoration:none">${escaped(link.text)}</a></p><p style="color:#5b6462;font-size:14px">${escaped(link.url)}</p>`
		: "";
	const html = `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#20302e;max-width:36em;margin:0 auto;padding:24px"><p>${escaped(greeting)}</p>${paragraphs.map(asHtml).join("")}${button}</body></html>`;
	return { to, subject: typeof subject === "string" ? subject : subject.written, text: `${text}\n`, html };
};
