import { locale } from "@warmline/contract/i18n";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { allRoutes } from "./all-routes.ts";
import { AppRoutes } from "./app/routes.tsx";
import { AddressRouter } from "./platform/routing/AddressRouter.tsx";
import { base } from "./platform/routing/language-address.ts";
import { society } from "./platform/society.ts";
import { NotOpenPage } from "./public/NotOpenPage.tsx";
import { textPages } from "./public/text-pages.ts";
import { latestHead } from "./ui/navigation/page-title.ts";

export type RenderedPage = { readonly html: string; readonly title: string; readonly description: string };

/** Beyond, React would put a part behind a script of its own, and a page must be readable without one. */
const largestPart = 100_000_000;

const text = (path: string, name: string, ...others: string[]) => ({
	path,
	files: [`../content/en/pages/${name}.md`, ...others],
});

/** The pages that are rendered ahead, each with the files it needs beside what every page needs. */
export const pages: readonly { readonly path: string; readonly files: readonly string[] }[] = [
	{ path: "/", files: ["src/public/HomePage.tsx"] },
	{ path: "/chat-form", files: ["src/chats/intake/IntakePage.tsx"] },
	text("/Crisis", "crisis", "src/public/crisis/CrisisPage.tsx"),
	{ path: "/ApplyListener", files: ["src/accounts/registration/ApplyPage.tsx"] },
	{ path: "/ApplySupervisor", files: ["src/accounts/registration/ApplyPage.tsx"] },
	{ path: "/ApplyPlacement", files: ["src/accounts/registration/ApplyPage.tsx"] },
	text("/ReferenceCheckForm", "reference-check", "src/app/FormPages.tsx"),
	text("/NDAForm", "nda", "src/app/FormPages.tsx"),
	...textPages.map(({ path, name }) => text(path, name, "src/public/SitePage.tsx")),
];

/** Where nothing is: what stands there is read at every address that the product does not know. */
export const notFound: (typeof pages)[number] = { path: "/404", files: ["src/public/SitePage.tsx"] };

/** What stands at every public address until a director opens the installation. It is read only, and needs no file. */
export const notOpen = "/not-open";

/** What these show depends on who comes and how, so only what they need is known ahead. */
export const pagesOfOneself: typeof pages = [
	{ path: "/login", files: ["src/accounts/login/LoginPage.tsx"] },
	{ path: "/register", files: ["src/app/RegistrationPages.tsx"] },
	{ path: "/forgot-password", files: ["src/accounts/password/ForgotPasswordPage.tsx"] },
];

export { allRoutes };

/** What every preview of a page says, where somebody passes its address on. */
export const preview = { society: society.name, locale: locale.replace("-", "_") };

/** A page as it looks to somebody who is not logged in, for those whose scripts are late or off. */
export const renderPage = async (path: string): Promise<RenderedPage> => {
	const failures: unknown[] = [];
	const { prelude } = await prerender(
		<StrictMode>
			<AddressRouter base={base} path={path}>
				{path === notOpen ? <NotOpenPage /> : <AppRoutes />}
			</AddressRouter>
		</StrictMode>,
		{ progressiveChunkSize: largestPart, onError: (error) => void failures.push(error) },
	);
	const html = await new Response(prelude).text();
	if (failures.length > 0) throw failures[0];
	return { html, ...latestHead() };
};
