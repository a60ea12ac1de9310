import { type ContentPage, type Prose, pageHead } from "@warmline/contract/content/page";
import { t, translate } from "@warmline/contract/i18n";
import type { Nodes, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Problem } from "./problems.ts";
import { type Read, readData } from "./read-data.ts";
import { versionOfText } from "./text-version.ts";

const head = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const isAddress = (to: string) => /^(\/[\w./#-]*|https:\/\/\S+|mailto:\S+|tel:[\d+-]+|sms:[\d+-]+)$/.test(to);

/** What is no part of a page, by its name in Markdown. */
const others: Readonly<Record<string, string>> = {
	html: t("HTML code"),
	image: t("a picture"),
	code: t("lines that begin with four spaces, or code"),
	inlineCode: t("code between backquotes"),
	thematicBreak: t("a line of dashes or stars"),
	definition: t("a footnote of links"),
};

type Wrong = (node: Nodes, says: string) => readonly [];

const proseOf = (node: RootContent, wrong: Wrong): readonly Prose[] => {
	const inner = (children: readonly RootContent[]) => children.flatMap((child) => proseOf(child, wrong));
	switch (node.type) {
		case "text":
			// A line that is broken in the file goes on.
			return [{ type: "text", text: node.value.replaceAll("\n", " ") }];
		case "paragraph":
		case "strong":
		case "emphasis":
			return [{ type: node.type, children: inner(node.children) }];
		case "blockquote":
			return [{ type: "quote", children: inner(node.children) }];
		case "listItem":
			return [{ type: "item", children: inner(node.children) }];
		case "list":
			return [{ type: "list", ordered: node.ordered === true, children: inner(node.children) }];
		case "break":
			return [{ type: "break" }];
		case "heading":
			if (node.depth === 1) return wrong(node, t("The page’s heading is its title. Begin other headings with ##."));
			return [{ type: "heading", level: node.depth, children: inner(node.children) }];
		case "link":
			if (!isAddress(node.url)) {
				return wrong(
					node,
					t('"{address}" is no address: begin with / for a page of this site, else with https://.', {
						address: node.url,
					}),
				);
			}
			return [{ type: "link", to: node.url, children: inner(node.children) }];
		default:
			return wrong(node, t("A page cannot have this: {what}.", { what: translate(others[node.type] ?? node.type) }));
	}
};

/** A page of the public site: its head between two lines of `---`, then Markdown. */
export const readPage = (file: string, text: string): Read<ContentPage> => {
	const found = head.exec(text);
	if (!found)
		return { problems: [{ file, line: 1, says: t("A page begins with its head, between two lines of ---.") }] };
	const read = readData(file, found[1] ?? "", pageHead, 1);
	const problems: Problem[] = "problems" in read ? [...read.problems] : [];
	const linesBefore = found[0].split("\n").length - 1;
	const wrong: Wrong = (node, says) => {
		problems.push({ file, line: (node.position?.start.line ?? 1) + linesBefore, says });
		return [];
	};
	const body = fromMarkdown(text.slice(found[0].length)).children.flatMap((node) => proseOf(node, wrong));
	if (body.length === 0 && problems.length === 0)
		problems.push({ file, line: linesBefore + 1, says: t("The page has no text yet.") });
	if (problems.length > 0 || "problems" in read) return { problems };
	return { value: { ...read.value, body, version: versionOfText(text) } };
};
