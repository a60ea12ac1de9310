import type { Language } from "@warmline/contract/content/words";
import { escaped } from "../html.ts";
import { sentenceIn } from "../language.ts";
import type { Mail } from "./mailer.ts";

type Letter = {
	to: string;
	/** What its sentences, given in English, are said in. */
	language: Language;
	subject: string;
	greeting: string;
	paragraphs: string[];
	link?: { text: string; url: string };
};

const spokenIn = (language: Language, { subject, greeting, paragraphs, link }: Omit<Letter, "to" | "language">) => ({
	subject: sentenceIn(language, subject),
	greeting: sentenceIn(language, greeting),
	paragraphs: paragraphs.map((paragraph) => sentenceIn(language, paragraph)),
	link: link && { text: sentenceIn(language, link.text), url: link.url },
});

/** One letter, as text and as HTML; names come from people, so they are escaped. */
export const letter = ({ to, language, ...english }: Letter): Mail => {
	const { subject, greeting, paragraphs, link } = spokenIn(language, english);
	const text = [greeting, ...paragraphs, ...(link ? [`${link.text}\n${link.url}`] : [])].join("\n\n");
	const button = link
		? `<p><a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1f5d57;color:#ffffff;text-decoration:none">${escaped(link.text)}</a></p><p style="color:#5b6462;font-size:14px">${escaped(link.url)}</p>`
		: "";
	const html = `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#20302e;max-width:36em;margin:0 auto;padding:24px"><p>${escaped(greeting)}</p>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("")}${button}</body></html>`;
	return { to, subject, text: `${text}\n`, html };
};
