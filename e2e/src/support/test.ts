import { test as base, expect, type Page, type Route } from "@playwright/test";
import { isAgent, type Role } from "@warmline/contract/accounts/roles";
import { label } from "@warmline/web/labels";
import society from "../../../content/society.json" with { type: "json" };
import { ApiClient, Line } from "./api-client.ts";
import { noScript, PagePool, type Size } from "./page-pool.ts";
import { Product, password } from "./product.ts";
import { slowed } from "./slowed.ts";

export type { Size };
export const desktop: Size = { width: 1440, height: 900 };
export const tablet: Size = { width: 768, height: 1024 };
export const phone: Size = { width: 390, height: 844 };

export type People = {
	/** A browser of its own, as a stranger has it. */
	stranger(size?: Size): Promise<Page>;
	/** Logged in, on the dashboard, and on duty where they may have chats. */
	member(username: string, size?: Size): Promise<Page>;
};

/** What the product is told by its environment. */
type Settings = Readonly<Record<string, string>>;

/** Stands for a site outside: the browser resolves no name but this machine's. */
const blankPage = (route: Route) => route.fulfill({ contentType: "text/html", body: "" });

type Options = {
	settings: Settings;
	/** The server's clock can be moved. */
	fakeClock: boolean;
};

export const test = base.extend<
	{ people: People; opensNeutralExit: boolean },
	Options & { product: Product; api: ApiClient; pages: PagePool }
>({
	settings: [{}, { scope: "worker", option: true }],
	fakeClock: [false, { scope: "worker", option: true }],
	product: [
		async ({ settings, fakeClock }, use) => {
			const product = await Product.start({ settings, fakeClock });
			await use(product);
			await product.stop();
		},
		// Of its own, so that the start takes nothing of the first story's time.
		{ scope: "worker", timeout: 90_000 },
	],
	api: [
		async ({ product }, use) => {
			await use(new ApiClient(product.url, password));
		},
		{ scope: "worker" },
	],
	baseURL: async ({ product }, use) => use(product.url),
	// Not for all: a page with a route has no cache, and compiles the scripts of each page anew.
	opensNeutralExit: [false, { option: true }],
	pages: [
		async ({ browser, product }, use) => {
			const pages = new PagePool(browser, product);
			await use(pages);
			await pages.close();
		},
		{ scope: "worker" },
	],
	people: async ({ pages, api, opensNeutralExit }, use, story) => {
		story.setTimeout(story.timeout * slowed);
		const stranger = async (size: Size = desktop) => {
			const page = await pages.take(size);
			if (opensNeutralExit) await page.context().route(society.neutral_exit_url, blankPage);
			return page;
		};
		await use({
			stranger,
			member: async (username, size) => {
				const page = await stranger(size);
				await enter(page, username);
				return page;
			},
		});
		const wrong = await pages.release();
		await api.endEveryChat();
		expect(wrong, "errors in the pages").toEqual([]);
	},
});

/** In the page: what the login page leaves in its tab. */
const keepSession = ({ token, user }: { token: string; user: { id: string } }) => {
	sessionStorage.setItem("token", token);
	sessionStorage.setItem("user_id", user.id);
	sessionStorage.setItem("user", JSON.stringify(user));
};

/** On duty from now on, as by a press of "Check in". */
const goesOnDuty = async (loginUrl: string, token: string) => {
	const line = await new Line(`${new URL("/ws/agent/", loginUrl).href.replace("http", "ws")}?token=${token}`).opened();
	await line.checkIn();
	line.close();
};

type Login = { readonly itsPassword?: string; readonly onDuty?: boolean };

/** Logs in past the login page, and is on duty unless the story says otherwise. */
const sessionOf = async (page: Page, username: string, { itsPassword = password, onDuty = true }: Login) => {
	const given = await page.request.get("/api/v1/csrf/");
	const answer = await page.request.post("/api/v1/account/user/login/", {
		headers: { "X-CSRFToken": (await given.json()).csrf_token },
		data: { username, password: itsPassword },
	});
	if (!answer.ok()) throw new Error(`${username} could not log in: ${await answer.text()}`);
	const session: { token: string; user: { id: string; role: { role: Role } } } = await answer.json();
	if (onDuty && isAgent(session.user.role.role)) await goesOnDuty(answer.url(), session.token);
	return session;
};

/** Logged in from the next page on, and again with each page; answers with the member's id. */
export const keepLogin = async (page: Page, username: string, login: Login = {}): Promise<string> => {
	const session = await sessionOf(page, username, login);
	await page.addInitScript(keepSession, session);
	return session.user.id;
};

/**
 * Logged in and on the dashboard, past the login page: two pages less to load in each story. Who means the login page
 * takes `logIn`.
 */
export const enter = (page: Page, username: string, itsPassword = password) =>
	test.step("log in", async () => {
		const session = await sessionOf(page, username, { itsPassword });
		if (page.url() === "about:blank") await page.goto(noScript);
		await page.evaluate(keepSession, session);
		await page.goto(`/${session.user.id}/chat-dashboard`);
	});

export const logIn = async (page: Page, username: string, itsPassword = password) => {
	await page.goto("/login");
	await page.getByLabel(label.accounts.emailOrUsername).fill(username);
	await page.getByLabel(label.accounts.password, { exact: true }).fill(itsPassword);
	await page.getByRole("button", { name: label.accounts.login }).click();
	await page.waitForURL("**/chat-dashboard");
};

/** Keeps the calls to an address waiting until the answer is called. */
export const holdCalls = async (page: Page, address: string) => {
	let release = () => {};
	const gate = new Promise<void>((done) => {
		release = done;
	});
	await page.route(address, async (route) => {
		await gate;
		await route.continue();
	});
	return release;
};

export { expect, password };
