import { type Browser, type BrowserContext, expect, type Page, type Request } from "@playwright/test";
import { type Language, languages } from "@warmline/contract/content/words";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { consoleErrors } from "../support/console-errors.ts";
import { openPage } from "../support/page-pool.ts";
import type { Product } from "../support/product.ts";
import { desktop, keepLogin } from "../support/test.ts";
import type { Viewer } from "./screen.ts";

const [english] = languages;

/** A member's session is put there again with each page. */
const clearStorage = () => {
	localStorage.clear();
	sessionStorage.clear();
};

/** What the browser does on the way back: the router hears it. */
const goWithin = (path: string) => {
	history.pushState(null, "", path);
	dispatchEvent(new PopStateEvent("popstate"));
};

const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** A page that one viewer goes from screen to screen with. */
export class ViewerPage {
	readonly page: Page;
	private readonly id: string;
	private readonly errorLists: readonly string[][];
	private readonly pending = new Set<Request>();
	/** The language of the page that is loaded, and can be gone on in. */
	private loaded: Language | undefined;

	constructor(page: Page, id: string, errors: string[]) {
		this.page = page;
		this.id = id;
		this.errorLists = [errors, consoleErrors(page)];
		page.on("request", (request) => {
			if (/^(script|stylesheet|image|fetch|xhr)$/.test(request.resourceType())) this.pending.add(request);
		});
		page.on("requestfinished", (request) => this.pending.delete(request));
		page.on("requestfailed", (request) => this.pending.delete(request));
	}

	/**
	 * A member goes on within the loaded page, as by links, unless something was done or arranged in it, or it has another
	 * language. A visitor loads each page, as most of theirs do.
	 */
	async goTo(address: string, { language, fresh }: { language: Language; fresh: boolean }) {
		const base = language === english ? "" : `/${language}`;
		const path = base + address.replaceAll(":userId", this.id);
		this.pending.clear();
		if (!fresh && this.id !== "" && this.loaded === language) {
			// By a page that shows nothing of the last one: what is there afterwards is the next.
			const notFound = this.page.getByRole("heading", { name: inAnyLanguage(label.site.pageNotFound) });
			await this.page.evaluate(goWithin, `${base}/no/such/page`);
			await expect(notFound).toBeVisible();
			await this.page.evaluate(goWithin, path);
			await expect(notFound).toHaveCount(0);
		} else await this.page.goto(path);
		this.loaded = language;
	}

	/** It has a heading, nothing says that it loads, and no call is out. */
	async isReady() {
		await expect(this.page.getByRole("heading", { level: 1 }).first()).toBeVisible();
		const pending = async () => {
			await this.page.evaluate(twoFrames);
			return this.pending.size;
		};
		await expect.poll(pending, { message: "calls that are out", intervals: [20, 50, 100] }).toBe(0);
		await expect(this.page.getByText(/^(Loading|Chargement)/)).toHaveCount(0);
	}

	/** What went wrong since this was asked last. */
	takeErrors(expected: RegExp | undefined): string[] {
		const lines = this.errorLists.flatMap((list) => list.splice(0));
		return lines.filter((line) => !expected?.test(line));
	}

	/** The next screen finds nothing of this one. */
	async reset({ isTouched }: { isTouched: boolean }) {
		if (isTouched) this.loaded = undefined;
		await this.page.unrouteAll({ behavior: "ignoreErrors" });
		await this.page.evaluate(clearStorage);
		await this.page.emulateMedia({ colorScheme: "light" });
	}
}

/** Keeps a page for each viewer: a screen takes no log-in of its own. */
export class ViewerPages {
	private readonly browser: Browser;
	private readonly product: Product;
	private readonly contexts: BrowserContext[] = [];
	private readonly pages = new Map<Viewer, ViewerPage>();

	constructor(browser: Browser, product: Product) {
		this.browser = browser;
		this.product = product;
	}

	async of(viewer: Viewer): Promise<ViewerPage> {
		const open = this.pages.get(viewer);
		if (open) return open;
		const errors: string[] = [];
		const page = await openPage(this.browser, this.product, desktop, errors);
		this.contexts.push(page.context());
		const id = /^visitor\b/.test(viewer) ? "" : await keepLogin(page, viewer);
		const viewerPage = new ViewerPage(page, id, errors);
		this.pages.set(viewer, viewerPage);
		return viewerPage;
	}

	async close() {
		for (const context of this.contexts) await context.close();
	}
}
