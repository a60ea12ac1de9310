import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fastifyCookie from "@fastify/cookie";
import { readContentFolder } from "@warmline/site/content-files";
import fastify from "fastify";
import { onTestFinished, test } from "vitest";
import { after } from "../../../test/after.ts";
import { readConfig } from "../../config.ts";
import { setContent } from "../content/content.ts";
import { createRenderedSite } from "../content/rendered-site.ts";
import { createCsrf } from "./csrf.ts";
import { answerErrors } from "./errors.ts";
import { servePages } from "./pages.ts";

const folder = mkdtempSync(join(tmpdir(), "warmline-pages-"));
after(() => rmSync(folder, { recursive: true }));

const files = {
	".vite/site.json": JSON.stringify({
		routes: ["/", "/Crisis", "/login", "/ApplyListener", "/customer-chat/:chatId", "/:userId/profile"],
		pages: ["/", "/Crisis"],
	}),
	"index.html": "shell",
	"fr/index.html": "coquille",
	"pages/index.html": "home",
	"pages/crisis.html": "crisis",
	"pages/fr/crisis.html": "crise",
	"pages/not-open.html": "not open",
	"pages/fr/not-open.html": "pas ouvert",
	"pages/login.html": '<html lang="en">login',
	"pages/applylistener.html": '<html lang="en">apply',
	"pages/404.html": "nothing here",
	"pages/fr/404.html": "rien ici",
};
for (const [name, text] of Object.entries(files)) {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), text);
}

const config = readConfig({ DATA_DIR: folder, PUBLIC_URL: "https://warmline.example" });
const app = fastify();
const vault = { tokenFor: (text: string) => text };
const csrf = createCsrf(vault, config.PUBLIC_URL, {
	sessionOf: () => undefined,
	visitorsOf: () => [],
	isProgram: () => false,
});
await app.register(fastifyCookie);
answerErrors(app);
const site = createRenderedSite(config, folder);
let isOpen = true;
await servePages(app, { config, csrf, site }, async () => isOpen, folder);
after(() => app.close());

const get = async (url: string, headers: Record<string, string> = {}) => {
	const { statusCode, body } = await app.inject({ url, headers });
	return [statusCode, body];
};

test("an address that the product does not know is answered with 404, in the language of the address (N1)", async () => {
	for (const path of ["/no/such/page", "/Crisis/more", "/.env", "/404", "/customer-chat", "/pages/crisis.html"]) {
		assert.deepEqual(await get(path), [404, "nothing here"], path);
	}
	for (const path of ["/fr/no/such/page?from=mail", "/fr/404"]) assert.deepEqual(await get(path), [404, "rien ici"]);
	assert.equal((await app.inject({ method: "HEAD", url: "/no/such/page" })).statusCode, 404);
});

test("a route of the web client is answered with its page, however its letters are written (N1, N2)", async () => {
	assert.deepEqual(await get("/"), [200, "home"]);
	for (const path of ["/Crisis", "/CRISIS/", "/crisis?lang=en"]) assert.deepEqual(await get(path), [200, "crisis"]);
	assert.deepEqual(await get("/fr/Crisis"), [200, "crise"]);
	for (const path of ["/customer-chat/1", "/Customer-Chat/1/?a=b", "/0199/profile"]) {
		assert.deepEqual(await get(path), [200, "shell"], path);
	}
	assert.deepEqual(await get("/fr/customer-chat/1"), [200, "coquille"]);
	assert.deepEqual(await get("/fr"), [200, "coquille"]);
});

test("what is no page is refused as the API refuses", async () => {
	for (const url of ["/api/v1/nothing/", "/assets/nothing.js", "/ws/nothing/"]) {
		const { statusCode, headers } = await app.inject({ url });
		assert.equal(statusCode, 404);
		assert.match(String(headers["content-type"]), /json/);
	}
	assert.equal((await app.inject({ method: "POST", url: "/Crisis" })).statusCode, 404);
});

test("robots.txt names the sitemap, which has each public page in each language at its public address (N1)", async () => {
	const robots = (await app.inject({ url: "/robots.txt" })).body;
	assert.match(robots, /^Sitemap: https:\/\/warmline\.example\/sitemap\.xml$/m);
	assert.match(robots, /^Disallow: \/fr\/customer-chat\/$/m);
	const { body, headers } = await app.inject({ url: "/sitemap.xml" });
	assert.match(String(headers["content-type"]), /^application\/xml/);
	const addresses = [...body.matchAll(/<loc>https:\/\/warmline\.example(.*?)<\/loc>/g)].map(([, path]) => path);
	assert.deepEqual(addresses, ["/", "/fr/", "/Crisis", "/fr/Crisis"]);
	const other = '<xhtml:link rel="alternate" hreflang="fr" href="https://warmline.example/fr/Crisis"/>';
	assert.equal(body.split(other).length - 1, 2);
});

test("before the opening every public page says so, in the language of the address, and is for nobody to find", async () => {
	isOpen = false;
	onTestFinished(() => {
		isOpen = true;
		setContent(readContentFolder());
	});
	assert.deepEqual(await get("/"), [200, "not open"]);
	assert.deepEqual(await get("/fr/no/such/page"), [404, "pas ouvert"]);
	assert.deepEqual(await get("/ApplyListener"), [200, "not open"], "while it has the example's name");
	assert.doesNotMatch((await app.inject({ url: "/sitemap.xml" })).body, /<loc>/);
	for (const url of ["/", "/login"]) {
		const { headers } = await app.inject({ url });
		assert.deepEqual([headers["x-robots-tag"], headers["cache-control"]], ["noindex", "no-store"]);
	}
	assert.deepEqual(await get("/Crisis/"), [200, "crisis"]);
	assert.deepEqual(await get("/login?next=/"), [200, '<html data-closed lang="en">login']);
	assert.deepEqual(await get("/customer-chat/1"), [200, "shell"]);

	const files = new Map(readContentFolder());
	const own = (files.get("society.json") ?? "").replaceAll("warmline.example", "listen.example.org");
	setContent(
		files
			.set("society.json", own)
			.set("en/society.json", (files.get("en/society.json") ?? "").replace("Warmline L", "L"))
			.set(
				"fr/society.json",
				(files.get("fr/society.json") ?? "").replace("Warmline, société d’écoute", "Écoute Ottawa"),
			),
	);
	assert.deepEqual(await get("/ApplyListener"), [200, '<html data-closed lang="en">apply']);
	assert.deepEqual(await get("/"), [200, "not open"]);
});
