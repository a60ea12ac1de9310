import type { ContentPage } from "@warmline/contract/content/page";
import { use } from "react";

/** Each page's text is a file of its own for the browser too. */
const files = import.meta.glob<ContentPage>("../../../content/en/pages/*.md", { import: "default" });
const loaded = new Map<string, Promise<ContentPage>>();

const load = (name: string): Promise<ContentPage> => {
	const known = loaded.get(name);
	if (known) return known;
	const file = files[`../../../content/en/pages/${name}.md`];
	if (!file) throw new Error(`There is no page ${name} in the content.`);
	const page = file();
	loaded.set(name, page);
	// A line that was bad for a moment must not keep the page away for good.
	page.catch(() => loaded.delete(name));
	return page;
};

/** A page of the content by its file's name; until it is here the caller waits. */
export const useContentPage = (name: string): ContentPage => use(load(name));
