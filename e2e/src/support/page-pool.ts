import type { Browser, BrowserContext, Page } from "@playwright/test";
import society from "../../../content/society.json" with { type: "json" };
import type { Product } from "./product.ts";
import { slowDown } from "./slowed.ts";

export type Size = { width: number; height: number };

const wrongInConsole = /Content Security Policy|Trusted(Type|HTML|Script)|Minified React error|Warning:/;

/** In the page: what its policy has refused, whatever words the browser's console has for it. */
const sayRefused = () =>
	document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
		Reflect.get(window, "policyRefused")(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`),
	);

/** Hears what goes wrong in all pages of a browser context. */
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

/** A page in a browser context of its own, as a stranger has it. */
export const openPage = async (browser: Browser, product: Product, size: Size, wrong: string[]): Promise<Page> => {
	const context = await browser.newContext({ viewport: size, baseURL: product.url, reducedMotion: "reduce" });
	await hearErrors(context, wrong);
	const page = await context.newPage();
	await slowDown(page);
	return page;
};

/** What cannot be taken back. */
const lasting = {
	page: ["addInitScript", "emulateMedia", "exposeBinding", "exposeFunction", "on", "once", "route", "routeWebSocket"],
	context: [
		...["addInitScript", "exposeBinding", "exposeFunction", "grantPermissions", "newCDPSession", "on", "route"],
		...["routeWebSocket", "setExtraHTTPHeaders", "setGeolocation", "setOffline"],
	],
	clock: ["install", "pauseAt", "setFixedTime", "setSystemTime"],
} as const;

/** Calls back before one of an object's methods is called. */
const watch = (object: object, methods: readonly string[], called: () => void) => {
	for (const name of methods) {
		const method: unknown = Reflect.get(object, name);
		if (typeof method !== "function") throw new Error(`${name} is no method any more`);
		Reflect.set(object, name, (...given: unknown[]) => {
			called();
			return Reflect.apply(method, object, given);
		});
	}
};

/** In a page that runs no script: nothing of the last story is there for the next. */
const forgetAll = async () => {
	sessionStorage.clear();
	localStorage.clear();
	const databases = await indexedDB.databases();
	const workers = await navigator.serviceWorker.getRegistrations();
	const caches = await window.caches.keys();
	await Promise.all([
		...databases.map(
			({ name = "" }) =>
				new Promise((done) => {
					const gone = indexedDB.deleteDatabase(name);
					gone.onsuccess = done;
					gone.onerror = done;
				}),
		),
		...workers.map((worker) => worker.unregister()),
		...caches.map((name) => window.caches.delete(name)),
	]);
};

/** An address of the product where no script runs. */
export const noScript = "/robots.txt";

type Pooled = { readonly page: Page; readonly wrong: string[]; isTouched: boolean };

/**
 * The pages of a worker's stories, each in a browser context of its own. To load one in a new context takes three times
 * the processor time of loading it again, so a page that a story leaves as it was is reset for the next; any other is
 * closed.
 */
export class PagePool {
	private readonly browser: Browser;
	private readonly product: Product;
	private readonly free: Pooled[] = [];
	private readonly taken: Pooled[] = [];

	constructor(browser: Browser, product: Product) {
		this.browser = browser;
		this.product = product;
	}

	async take(size: Size): Promise<Page> {
		const kept = this.free.pop();
		if (kept) await kept.page.setViewportSize(size);
		const pooled = kept ?? (await this.open(size));
		this.taken.push(pooled);
		return pooled.page;
	}

	/** After a story: what went wrong in its pages. */
	async release(): Promise<string[]> {
		const wrong: string[] = [];
		for (const pooled of this.taken.splice(0)) {
			const isReset = !pooled.isTouched && !pooled.page.isClosed() && (await this.reset(pooled));
			if (isReset) this.free.push(pooled);
			else await pooled.page.context().close();
			wrong.push(...pooled.wrong.splice(0));
		}
		return wrong;
	}

	async close() {
		for (const { page } of this.free) await page.context().close();
	}

	private async open(size: Size): Promise<Pooled> {
		const wrong: string[] = [];
		const page = await openPage(this.browser, this.product, size, wrong);
		const pooled: Pooled = { page, wrong, isTouched: false };
		const touched = () => {
			pooled.isTouched = true;
		};
		watch(page, lasting.page, touched);
		watch(page.context(), lasting.context, touched);
		watch(page.clock, lasting.clock, touched);
		return pooled;
	}

	/** False if it is not the page that it was. */
	private async reset({ page }: Pooled): Promise<boolean> {
		const [first, ...others] = page.context().pages();
		if (first !== page) return false;
		for (const other of others) await other.close();
		await page.goto(this.product.url + noScript);
		await page.evaluate(forgetAll);
		await page.context().clearCookies();
		return true;
	}
}
