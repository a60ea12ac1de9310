import type { home } from "@warmline/contract/content/home";
import type { z } from "zod/mini";

export const escapeHtml = (text: string): string =>
	text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** Throws when the page has no such place: then `web/index.html` was changed without this. */
export const replaceOnce = (html: string, what: RegExp, by: string): string => {
	if (!what.test(html)) throw new Error(`web/index.html has no ${what}.`);
	return html.replace(what, () => by);
};

/** The page that every address begins with has the organisation's words, for those whose scripts are late or off. */
export const withHomeWords = (html: string, { welcome, without_scripts }: z.infer<typeof home>): string =>
	Object.entries({ DESCRIPTION: welcome, WITHOUT_SCRIPTS: without_scripts }).reduce(
		(page, [name, value]) => page.replaceAll(`%${name}%`, escapeHtml(value)),
		html,
	);

type Head = { readonly title: string; readonly description: string };
type Preview = { readonly society: string; readonly locale: string };

/** What the page is called, to search engines and where somebody passes its address on. */
export const withHead = (html: string, { title, description }: Head, { society, locale }: Preview): string => {
	const own = /<meta name="description" content="([^"]*)">/.exec(html)?.[1] ?? "";
	const about = description ? escapeHtml(description) : own;
	const shown = [
		["og:type", "website"],
		["og:site_name", escapeHtml(society)],
		["og:locale", locale],
		["og:title", escapeHtml(title)],
		["og:description", about],
	].map(([name, content]) => `<meta property="${name}" content="${content}">`);
	const described = [
		`<meta name="description" content="${about}">`,
		...shown,
		'<meta name="twitter:card" content="summary">',
	];
	const titled = replaceOnce(html, /<title>.*<\/title>/, `<title>${escapeHtml(title)}</title>`);
	return replaceOnce(titled, /<meta name="description"[^>]*>/, described.join(""));
};

/** The organisation's colors and logo, after the product's own styles. */
export const withAppearance = (html: string, styles: string, { hasLogo }: { hasLogo: boolean }): string => {
	const own = hasLogo ? replaceOnce(html, /\s*<link rel="icon" type="image\/svg\+xml"[^>]*>/, "") : html;
	return replaceOnce(own, /\n?\s*<\/head>/, `\n\t\t${styles}\n\t</head>`);
};

/** A page that is only read: it runs nothing and loads nothing but its looks. */
export const withoutScripts = (html: string): string =>
	html
		.replace(/<script\b.*?<\/script>/gs, "")
		.replace(/<link rel="modulepreload"[^>]*>/g, "")
		.replace(/<noscript>.*?<\/noscript>/gs, "");

/** A page for nobody to find: what search engines know of the site is not in it. */
export const withHiddenHead = (html: string, title: string): string => {
	const titled = replaceOnce(html, /<title>.*<\/title>/, `<title>${escapeHtml(title)}</title>`);
	return replaceOnce(titled, /<meta name="description"[^>]*>/, '<meta name="robots" content="noindex">');
};

/** What a page needs is asked for with the page, and not only when its script has found out. */
export const withPreloads = (html: string, files: Iterable<string>): string => {
	const missing = [...files].filter((file) => !html.includes(`"/${file}"`));
	const preloads = missing.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
	return replaceOnce(html, /<\/title>/, `</title>${preloads.join("")}`);
};
