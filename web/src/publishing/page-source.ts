import type { PageHead } from "@warmline/contract/content/page";

/** A page as it is edited: what stands above its text, and the text in Markdown. */
export type PageSource = { readonly head: PageHead; readonly body: string };

const whole = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const headLine = /^(title|lead|description|updated): ?(.*)$/;

/** What YAML would read as something else than these letters. */
const needsQuotes = (value: string) =>
	value === "" || /^[\s"'&*!|>%@`#?,[\]{}-]|: |:$| #|\s$|^(?:true|false|null|~|\d[\d_.:-]*)$/i.test(value);

const plain = (written: string): string | undefined => {
	if (written.startsWith('"')) {
		try {
			const value: unknown = JSON.parse(written);
			return typeof value === "string" ? value : undefined;
		} catch {
			return undefined;
		}
	}
	if (written.startsWith("'")) return written.endsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : undefined;
	return written;
};

/** Undefined where the head is written in a way that these fields could not keep: then the text is edited as it is. */
export const parsePageSource = (text: string): PageSource | undefined => {
	const [, top, body] = whole.exec(text.replaceAll("\r\n", "\n")) ?? [];
	if (top === undefined || body === undefined) return undefined;
	const head: Record<string, string> = {};
	for (const line of top.split("\n")) {
		const [, name, written] = headLine.exec(line) ?? [];
		const value = written === undefined ? undefined : plain(written);
		if (name === undefined || value === undefined || name in head) return undefined;
		head[name] = value;
	}
	const { title, ...others } = head;
	return title === undefined ? undefined : { head: { title, ...others }, body: body.replace(/^\n+/, "") };
};

/** Lines of the file above the text of a page. */
export const linesAbove = (text: string): number => {
	const [, top = "", body = ""] = whole.exec(text.replaceAll("\r\n", "\n")) ?? [];
	return top === "" ? 0 : top.split("\n").length + 2 + (/^\n*/.exec(body)?.[0].length ?? 0);
};

const lineOf = (name: string, value: string) => {
	const isDay = name === "updated" && /^\d{4}-\d\d-\d\d$/.test(value);
	return `${name}: ${!isDay && needsQuotes(value) ? JSON.stringify(value) : value}`;
};

/** As it stands in the file. An empty line of the head is left out. */
export const formatPageSource = ({ head, body }: PageSource): string => {
	const { title, lead, description, updated } = head;
	const others = [
		...Object.entries({ lead, description }).filter(([, value]) => value),
		// A page that has a day keeps it: without one it is a problem, and not another page.
		...(updated === undefined ? [] : [["updated", updated] as const]),
	];
	const lines = [["title", title] as const, ...others].map(([name, value]) => lineOf(name, value ?? ""));
	return ["---", ...lines, "---", "", body].join("\n");
};
