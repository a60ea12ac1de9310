import { languages } from "@warmline/contract/content/words";
import { newcomer } from "../applicant.ts";
import { idOf } from "../community.ts";
import { desktop, expect, test as society } from "../test.ts";
import { lookAtScreen, lookAtWords } from "./look.ts";
import { type Area, languagesOf, type Screen, type Stage, type Viewer } from "./screen.ts";
import { ViewerPages } from "./viewer-pages.ts";

const [english] = languages;

const addressOf = <Data>({ address, route }: Screen<Data>, data: Data) =>
	typeof address === "function" ? address(data) : (address ?? route);

const makePeople = async ({ people = {} }: Pick<Area<never>, "people">, { backstage, product }: Stage) => {
	for (const [username, role] of Object.entries(people)) {
		await newcomer(backstage, product, username);
		if (role === "new_hire") continue;
		const id = await idOf(backstage, username);
		await backstage.as("director", "POST", `/members/${id}/role/`, { role });
	}
};

const look = async <Data>(screen: Screen<Data>, viewer: Viewer, pages: ViewerPages, data: Data) => {
	const viewerPage = await pages.of(viewer);
	const { page } = viewerPage;
	for (const language of languagesOf(screen)) {
		const address = addressOf(screen, data);
		await page.setViewportSize(screen.size ?? desktop);
		await screen.arrange?.(page, data);
		await viewerPage.goTo(language === english ? address : `/${language}${address}`);
		await (screen.ready ? screen.ready(page, data) : viewerPage.isReady());
		await screen.steps?.(page, data);
		if (language === english) await lookAtScreen(page, `${screen.name}-${viewer}`, screen.size);
		else await lookAtWords(page, `${language}-${screen.name}-${viewer}`, screen.size);
		await viewerPage.reset();
	}
	expect(viewerPage.takeErrors(screen.expectedError), "errors in the page").toEqual([]);
};

/** A test of each screen of an area for each who sees it. */
export const testScreens = <Data>(area: Area<Data>, base = society) => {
	type Prepared = { readonly pages: ViewerPages; readonly data: Data };
	const test = base.extend<object, { prepared: Prepared }>({
		prepared: [
			async ({ browser, product, backstage }, use) => {
				await makePeople(area, { product, backstage });
				const data = await area.prepare({ product, backstage });
				const pages = new ViewerPages(browser, product);
				await use({ pages, data });
				await pages.close();
			},
			{ scope: "worker", timeout: 120_000 },
		],
	});
	for (const screen of area.screens) {
		for (const viewer of screen.viewers) {
			const ids = screen.requirements ? ` (${screen.requirements.join(", ")})` : "";
			test(`${screen.name} is accessible and has room, as ${viewer} sees it${ids}`, ({ prepared }) =>
				look(screen, viewer, prepared.pages, prepared.data));
		}
	}
};
