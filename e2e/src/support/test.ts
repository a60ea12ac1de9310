import { type Browser, type BrowserContext, test as base, expect, type Page, type Route } from "@playwright/test";
import { isAgent } from "@warmline/contract/accounts/roles";
import { label } from "@warmline/web/labels";
import society from "../../../content/society.json" with { type: "json" };
import { Backstage, Line } from "./backstage.ts";
import { Product, password } from "./product.ts";
import { slowDown, slowed } from "./slowed.ts";

export type Size = { width: number; height: number };
export const desktop: Size = { width: 1440, height: 900 };
export const tablet: Size = { width: 768, height: 1024 };
export const phone: Size = { width: 390, height: 844 };

export type People = {
	/** A browser of its own, as a stranger has it. */
	stranger(size?: Size): Promise<Page>;
	/** Logged in, on the dashboard, and on duty where they may have chats. */
	member(username: string, size?: Size): Promise<Page>;
};

const wrongInConsole = /Content Security Policy|Trusted(Type|HTML|Script)|Minified React error|Warning:/;

/** In the page: what its policy has refused, whatever words the browser's console has for it. */
const sayRefused = () =>
	document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
		Reflect.get(window, "policyRefused")(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`),
	);

/** Hears what goes wrong in all pages of a browser. */
export const hearErrors = async (context: BrowserContext, into: string[]) => {
	await context.exposeFunction("policyRefused", (what: string) => into.push(`Content Security Policy: ${what}`));
	await context.addInitScript(sayRefused);
	context.on("page", (page) => errorsOf(page, into));
};

const errorsOf = (page: Page, into: string[]) => {
	page.on("pageerror", (error) => into.push(`${page.url()}: ${error.message}`));
	page.on("console", (line) => {
		if (line.type() === "error" && wrongInConsole.test(line.text())) {
			into.push(`${page.url()}: ${line.text()}`);
		}
	});
	page.on("request", (request) => {
		const { protocol, hostname } = new URL(request.url());
		const known = hostname === "localhost" || request.url() === society.neutral_exit_url;
		if (/^(http|ws)/.test(protocol) && !known) into.push(`a request left for ${request.url()}`);
	});
};

/** What the product is told by its environment. */
type Settings = Readonly<Record<string, string>>;

/** Stands for a site outside: the browser resolves no name but this machine's. */
const blankPage = (route: Route) => route.fulfill({ contentType: "text/html", body: "" });

type Options = {
	settings: Settings;
	/** The server's clock can be moved. */
	movesClock: boolean;
};

export const test = base.extend<
	{ people: People; opensNeutralExit: boolean },
	Options & { product: Product; backstage: Backstage }
>({
	settings: [{}, { scope: "worker", option: true }],
	movesClock: [false, { scope: "worker", option: true }],
	product: [
		async ({ settings, movesClock }, use) => {
			const product = await Product.start({ settings, movesClock });
			await use(product);
			await product.stop();
		},
		// Of its own, so that the start takes nothing of the first story's time.
		{ scope: "worker", timeout: 90_000 },
	],
	backstage: [
		async ({ product }, use) => {
			await use(new Backstage(product.url, password));
		},
		{ scope: "worker" },
	],
	baseURL: async ({ product }, use) => use(product.url),
	// Not for all: a page with a route has no cache, and compiles the scripts of each page anew.
	opensNeutralExit: [false, { option: true }],
	people: async ({ browser, product, backstage, opensNeutralExit }, use, story) => {
		story.setTimeout(story.timeout * slowed);
		const contexts: BrowserContext[] = [];
		const wrong: string[] = [];
		const stranger = async (size: Size = desktop) => {
			const page = await openPage(browser, product, size, contexts, wrong);
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
		for (const context of contexts) await context.close();
		await backstage.endEveryChat();
		expect(wrong, "errors in the pages").toEqual([]);
	},
});

export const openPage = async (
	browser: Browser,
	product: Product,
	size: Size,
	contexts: BrowserContext[],
	wrong: string[],
) => {
	const context = await browser.newContext({ viewport: size, baseURL: product.url, reducedMotion: "reduce" });
	contexts.push(context);
	await hearErrors(context, wrong);
	const page = await context.newPage();
	await slowDown(page);
	return page;
};

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

/**
 * Logs in past the login page, and is on duty unless the story says otherwise: from the next page on; answers with whose
 * session it is, and what ends the keeping of it.
 */
export const keepLogin = async (
	page: Page,
	username: string,
	{ itsPassword = password, onDuty = true }: { itsPassword?: string; onDuty?: boolean } = {},
) => {
	const given = await page.request.get("/api/v1/csrf/");
	const answer = await page.request.post("/api/v1/account/user/login/", {
		headers: { "X-CSRFToken": (await given.json()).csrf_token },
		data: { username, password: itsPassword },
	});
	if (!answer.ok()) throw new Error(`${username} could not log in: ${await answer.text()}`);
	const session = await answer.json();
	const id: string = session.user.id;
	if (onDuty && isAgent(session.user.role.role)) await goesOnDuty(answer.url(), session.token);
	return { id, injection: await page.addInitScript(keepSession, session) };
};

/**
 * Logged in and on the dashboard, past the login page: two pages less to load in each story. Who means the login page
 * takes `logIn`.
 */
export const enter = (page: Page, username: string, itsPassword = password) =>
	test.step("log in", async () => {
		const { id, injection } = await keepLogin(page, username, { itsPassword });
		await page.goto(`/${id}/chat-dashboard`);
		await injection.dispose();
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
