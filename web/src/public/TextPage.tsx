import type { ContentPage } from "@warmline/contract/content/page";
import { type ReactNode, use } from "react";
import { dayInWords } from "../platform/time.ts";
import { Page } from "../ui/Page.tsx";
import { Prose } from "./Prose.tsx";

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

type TextPageProps = {
	/** The file in content/en/pages, without its ending. */
	readonly name: string;
	/** What stands below the text. */
	readonly below?: (page: ContentPage) => ReactNode;
};

/** A page of the public site whose words are a file of the content. */
export function TextPage({ name, below }: TextPageProps) {
	const page = use(load(name));
	return (
		<Page title={page.title} lead={page.lead} description={page.description}>
			<Prose pieces={page.body} />
			{page.updated && <p className="mt-10 text-base text-soft">Last changed on {dayInWords(page.updated)}.</p>}
			{below && <div className="mt-10">{below(page)}</div>}
		</Page>
	);
}
