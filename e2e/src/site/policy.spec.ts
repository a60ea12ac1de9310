import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { hearErrors } from "../support/page-pool.ts";
import { expect, password, test } from "../support/test.ts";

// That no page does what its policy refuses is looked at in every story: what is refused makes it fail (test.ts).

// Its library tries more than its policy lets it, and is well without.
test("the page of the API has a policy of its own, new each time, and stands under it", async ({
	browser,
	product,
}) => {
	const context = await browser.newContext({ baseURL: product.url });
	const page = await context.newPage();
	const answer = await page.goto("/api/docs/");
	const policy = answer?.headers()["content-security-policy"] ?? "";
	expect(policy).not.toContain("unsafe");
	await expect(page.getByRole("heading", { name: "Warmline" }).first()).toBeVisible();
	await expect(page.getByText("Sign up").first()).toBeVisible();
	const again = await page.request.get("/api/docs/");
	expect(again.headers()["content-security-policy"]).not.toBe(policy);
	await context.close();
});

test("the service worker caches the crisis page for offline use, as the policy allows", async ({ people }) => {
	const page = await people.stranger();
	await page.goto("/Crisis");
	await expect
		.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/"))?.active?.scriptURL))
		.toMatch(/\/service-worker\.js$/);
});

test("text does not become markup or a script, and whoever tries it is heard of", async ({ browser, product }) => {
	const context = await browser.newContext({ baseURL: product.url });
	const wrong: string[] = [];
	await hearErrors(context, wrong);
	const page = await context.newPage();
	await page.goto("/login");
	const refused = await page.evaluate(() => {
		const tries: Record<string, () => unknown> = {
			markup: () => {
				document.createElement("p").innerHTML = "<img src=x onerror=alert(1)>";
			},
			script: () => {
				document.createElement("script").src = "/service-worker.js";
			},
			policy: () => Reflect.get(window, "trustedTypes").createPolicy("another", {}),
			worker: () => new Worker("/service-worker.js"),
		};
		return Object.entries(tries).flatMap(([name, attempt]) => {
			try {
				attempt();
				return [];
			} catch {
				return name;
			}
		});
	});
	expect(refused).toEqual(["markup", "script", "policy", "worker"]);
	await page.evaluate(() => {
		const inline = document.createElement("p");
		inline.setAttribute("style", "color: red");
		document.body.append(inline);
	});
	for (const what of ["require-trusted-types-for", "trusted-types", "style-src-attr"])
		await expect.poll(() => wrong.some((line) => line.includes(`Content Security Policy: ${what} `)), what).toBe(true);
	await context.close();
});

test("a member's connections are opened by tickets, each once, and their token stands in no address", async ({
	people,
}) => {
	const page = await people.stranger();
	const addresses: string[] = [];
	page.on("request", (request) => addresses.push(request.url()));
	page.on("websocket", (line) => addresses.push(line.url()));
	await page.goto("/login");
	await page.getByLabel(label.accounts.emailOrUsername).fill("listener2");
	await page.getByLabel(label.accounts.password, { exact: true }).fill(password);
	await page.getByRole("button", { name: label.accounts.login }).click();
	await expect(page.getByText(label.chats.noUnassignedChats)).toBeVisible();
	const tickets = () => addresses.flatMap((address) => new URL(address).searchParams.get("ticket") ?? []);
	await expect.poll(() => tickets().length).toBeGreaterThanOrEqual(2);
	await page.reload();
	await expect(page.getByText(label.chats.noUnassignedChats)).toBeVisible();
	await expect.poll(() => tickets().length).toBeGreaterThanOrEqual(4);
	const token = await page.evaluate(() => sessionStorage.getItem("token"));
	expect(token).toBeTruthy();
	expect(addresses.filter((address) => address.includes(token ?? ""))).toEqual([]);
	expect(new Set(tickets()).size).toBe(tickets().length);
});

test("whoever goes back after a logout sees nothing of a member, and nothing of one is kept by the browser", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	const inside = new URL(lina.url()).pathname;
	await lina.getByRole("button", { name: startsWith(label.members.profileMenuOf) }).click();
	await lina.getByRole("menuitem", { name: label.accounts.logout }).click();
	await expect(lina).toHaveURL(/\/login/);
	await lina.goBack();
	await expect(lina.getByText("Lina Moreau")).toHaveCount(0);
	await lina.goto(inside);
	await expect(lina).toHaveURL(/\/login/);
	const paths = await lina.evaluate(async () => {
		const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname);
	});
	expect(paths.filter((path) => !/^(\/[a-z]{2})?\/(crisis|assets\/.*)$/i.test(path))).toEqual([]);
});
