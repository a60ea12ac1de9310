import type { ContentPage } from "@warmline/contract/content/page";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { formatDay } from "../platform/time/time.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { useContentPage } from "./content-page.ts";
import { Prose } from "./Prose.tsx";

type TextPageProps = {
	/** The file in content/en/pages, without its ending. */
	readonly name: string;
	/** What stands below the text. */
	readonly below?: (page: ContentPage) => ReactNode;
};

/** A page of the public site whose words are a file of the content. */
export function TextPage({ name, below }: TextPageProps) {
	const page = useContentPage(name);
	return (
		<Page title={page.title} lead={page.lead} description={page.description}>
			<Prose pieces={page.body} />
			{page.updated && (
				<p className="mt-10 text-base text-soft">{t("Last changed on {day}.", { day: formatDay(page.updated) })}</p>
			)}
			{below && <div className="mt-10">{below(page)}</div>}
		</Page>
	);
}
