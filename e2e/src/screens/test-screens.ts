import { type Language, languages } from "@warmline/contract/content/words";
import { newcomer } from "../support/applicant.ts";
import { idOf } from "../support/community.ts";
import { desktop, expect, test as society } from "../support/test.ts";
import { lookAtScreen, lookAtWords } from "./look.ts";
import { type Area, languagesOf, type Screen, type Stage, type Viewer } from "./screen.ts";
import { setTextSize } from "./text-size.ts";
import { ViewerPages } from "./viewer-pages.ts";

const [english] = languages;

const addressOf = <Data>({ address, route }: Screen<Data>, data: Data) =>
	typeof address === "function" ? address(data) : (address ?? route);

const makePeople = async ({ people = {} }: Pick<Area<never>, "people">, { api, product }: Stage) => {
	for (const [username, role] of Object.entries(people)) {
		await newcomer(api, product, username);
		if (role === "new_hire") continue;
		const id = await idOf(api, username);
		await api.as("director", "POST", `/members/${id}/role/`, { role });
	}
};

type Look<Data> = { readonly screen: Screen<Data>; readonly viewer: Viewer; readonly language: Language };

/** Nothing is done in it nor arranged for it: the next can follow in the same page. */
const isPlain = <Data>({ arrange, steps, largeText }: Screen<Data>) => !arrange && !steps && !largeText;

/**
 * Plain ones first, by viewer and language, so that a page is seldom loaded anew; then the others as the table has them,
 * since what is arranged for one may end what was arranged for one before.
 */
const looksOf = <Data>({ screens }: Area<Data>): Look<Data>[] => {
	const looks = screens.flatMap((screen) =>
		screen.viewers.flatMap((viewer) => languagesOf(screen).map((language) => ({ screen, viewer, language }))),
	);
	const plain = Map.groupBy(
		looks.filter(({ screen }) => isPlain(screen)),
		({ viewer, language }) => `${viewer} ${language}`,
	);
	return [...plain.values()].flat().concat(looks.filter(({ screen }) => !isPlain(screen)));
};

const look = async <Data>({ screen, viewer, language }: Look<Data>, pages: ViewerPages, data: Data) => {
	const viewerPage = await pages.of(viewer);
	const { page } = viewerPage;
	await page.setViewportSize(screen.size ?? desktop);
	await screen.arrange?.(page, data);
	await viewerPage.goTo(addressOf(screen, data), { language, fresh: screen.arrange !== undefined });
	await (screen.ready ? screen.ready(page, data) : viewerPage.isReady());
	await screen.steps?.(page, data);
	if (screen.largeText) await setTextSize(page, 2);
	if (language === english) await lookAtScreen(page, `${screen.name}-${viewer}`, screen.size);
	else await lookAtWords(page, `${language}-${screen.name}-${viewer}`, screen.size);
	if (screen.largeText) await setTextSize(page, 1);
	await viewerPage.reset({ isTouched: !isPlain(screen) });
	expect(viewerPage.takeErrors(screen.expectedError), "errors in the page").toEqual([]);
};

/** A test of each screen of an area for each who sees it. */
export const testScreens = <Data>(area: Area<Data>, base = society) => {
	type Prepared = { readonly pages: ViewerPages; readonly data: Data };
	const test = base.extend<object, { prepared: Prepared }>({
		prepared: [
			async ({ browser, product, api }, use) => {
				await makePeople(area, { product, api });
				const data = await area.prepare({ product, api });
				const pages = new ViewerPages(browser, product);
				await use({ pages, data });
				await pages.close();
			},
			{ scope: "worker", timeout: 120_000 },
		],
	});
	for (const one of looksOf(area)) {
		const { screen, viewer, language } = one;
		const ids = screen.requirements ? ` (${screen.requirements.join(", ")})` : "";
		const inLanguage = language === english ? "" : ` in "${language}"`;
		test(`${screen.name} is accessible and has room, as ${viewer} sees it${inLanguage}${ids}`, ({ prepared }) =>
			look(one, prepared.pages, prepared.data));
	}
};
