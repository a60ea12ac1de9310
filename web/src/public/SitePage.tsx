import { useLocation } from "react-router";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { TextPage } from "./TextPage.tsx";
import { textPages } from "./text-pages.ts";

/** A page whose words are a file of the content, or the one that says that there is no such page. */
export function SitePage() {
	const { pathname } = useLocation();
	const here = pathname.toLowerCase().replace(/(?!^)\/+$/, "");
	const page = textPages.find(({ path }) => path.toLowerCase() === here);
	return page ? <TextPage key={page.name} name={page.name} /> : <NotFoundPage />;
}
