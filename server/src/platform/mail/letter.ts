import { escaped } from "../html.ts";
import type { Mail } from "./mailer.ts";

type Letter = {
	to: string;
	subject: string;
	greeting: string;
	paragraphs: string[];
	link?: { text: string; url: string };
};

/** One letter, as text and as HTML; names come from people, so they are escaped. */
export const letter = ({ to, subject, greeting, paragraphs, link }: Letter): Mail => {
	const text = [greeting, ...paragraphs, ...(link ? [`${link.text}:\n${link.url}`] : [])].join("\n\n");
	const button = link
		? `<p><a href="${escaped(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1f5d57;color:#ffffff;text-decoration:none">${escaped(link.text)}</a></p><p style="color:#5b6462;font-size:14px">${escaped(link.url)}</p>`
		: "";
	const html = `<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#20302e;max-width:36em;margin:0 auto;padding:24px"><p>${escaped(greeting)}</p>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("")}${button}</body></html>`;
	return { to, subject, text: `${text}\n`, html };
};
