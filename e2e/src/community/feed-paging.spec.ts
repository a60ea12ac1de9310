import type { Page } from "@playwright/test";
import { tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { dialog, postWith, toFeed } from "../support/feed-page.ts";
import type { Product } from "../support/product.ts";
import { desktop, expect, test } from "../support/test.ts";

test.describe.configure({ timeout: 240_000 });

/** Each of another height, so that none is what the list takes it for before it is drawn. */
const writeNotes = (product: Product, many: number) =>
	product.query(
		`INSERT INTO posts (id, author_id, content, is_public, created_at)
		SELECT uuidv7(n * interval '-5 minutes'), (SELECT id FROM members WHERE username = 'listener2'),
			'Note ' || n || repeat(' of a calm evening', n * 7919 % 41), true, now() - n * interval '5 minutes'
		FROM generate_series(1, $1::int) n`,
		[many],
	);
const eraseNotes = (product: Product) => product.query("DELETE FROM posts WHERE content LIKE 'Note %'");

/** Goes to the end of what is there, lets it be drawn, and gives the words of the notes whole in sight then. */
const toEndOf = (page: Page) =>
	page.locator("#content").evaluate(async (one) => {
		one.scrollTo(0, one.scrollHeight);
		for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
		const sight = one.getBoundingClientRect();
		return [...one.querySelectorAll("article")]
			.filter((article) => {
				const { top, bottom } = article.getBoundingClientRect();
				return top >= sight.top && bottom <= sight.bottom;
			})
			.flatMap((article) => /Note \d+[ a-z]*/.exec(article.innerText)?.[0] ?? []);
	});

test("what one looks at stays where it is while the next posts come (F7)", async ({ people, product }) => {
	await writeNotes(product, 200);
	const lina = await people.member("listener1");
	const held = { asked: 0, answer: Promise.withResolvers<void>() };
	await lina.route(/activityfeed\/posts\/.*cursor=/, async (route) => {
		held.asked++;
		await held.answer.promise;
		await route.continue();
	});
	await toFeed(lina);
	/** Once each post begins where the one before ends: a new one is drawn where the list expects it, then measured. */
	const inSight = async () => {
		const drawn = () =>
			lina.getByRole("article").evaluateAll((posts) =>
				posts.map((post) => {
					const { top, bottom } = post.getBoundingClientRect();
					return { index: Number(post.dataset.index), top, bottom };
				}),
			);
		let posts = await drawn();
		const gaps = () =>
			posts.flatMap(({ index, bottom }) =>
				posts.filter((next) => next.index === index + 1).map(({ top }) => Math.round(top - bottom)),
			);
		await expect
			.poll(async () => {
				posts = await drawn();
				return new Set(gaps());
			})
			.toEqual(new Set([16]));
		return posts
			.filter(({ top, bottom }) => bottom > 0 && top < desktop.height)
			.map(({ index, top }) => `${index} at ${top}`);
	};
	for (let page = 2; page <= 6; page++) {
		held.asked = 0;
		held.answer = Promise.withResolvers();
		// What has just been drawn is measured now, and the end is a little further down: one goes on to it.
		await expect(async () => {
			await toEndOf(lina);
			await expect.poll(() => held.asked, { timeout: 1000 }).toBe(1);
		}).toPass({ timeout: 20_000 });
		const before = await inSight();
		await expect(lina.getByText(label.feed.loadingMorePosts)).toBeVisible();
		expect(await inSight()).toEqual(before);
		held.answer.resolve();
		await expect(lina.getByText(label.feed.loadingMorePosts)).toBeHidden();
		expect(await inSight()).toEqual(expect.arrayContaining(before));
	}
	await eraseNotes(product);
});

test("of 2,000 posts those in sight are drawn, and who comes back from one stands where they were (F1, F7)", async ({
	people,
	product,
}) => {
	await writeNotes(product, 2000);
	const lina = await people.member("listener1");
	await toFeed(lina);
	const content = lina.locator("#content");
	let words = "";
	await expect(async () => {
		const inSight = await toEndOf(lina);
		expect(await lina.getByRole("article").count()).toBeLessThan(40);
		words = inSight.find((note) => Number(note.split(" ")[1]) >= 290) ?? "";
		expect(words).not.toBe("");
	}).toPass({ intervals: [160], timeout: 40_000 });
	const post = postWith(lina, words);
	await post.scrollIntoViewIfNeeded();
	// Whatever lies over it.
	const place = () => content.locator("article").filter({ hasText: words }).boundingBox();
	await post.getByRole("link", { name: tn(0, label.feed.commentCount) }).click();
	await expect(dialog(lina)).toContainText(words);
	const before = await place();
	await lina.keyboard.press("Escape");
	await expect(dialog(lina)).toBeHidden();
	await expect.poll(place).toEqual(before);
	await post.getByRole("link", { name: "Omar Haddad" }).click();
	await expect(lina.getByRole("heading", { level: 1, name: /Omar Haddad$/ })).toBeVisible();
	await lina.goBack();
	await expect(post).toBeInViewport();
	await eraseNotes(product);
});

test("ten thousand posts come page by page, few are drawn, and an error stops them until one asks again (F7, F8)", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	const [newest] = (
		await lina.evaluate(async () => {
			const headers = { Authorization: `Token ${sessionStorage.getItem("token")}` };
			return (await fetch("/api/v1/activityfeed/posts/?limit=1", { headers })).json();
		})
	).results;
	// Without what others may have said below it: how high a post is must not depend on the stories before this one.
	const sample = { ...newest, comments: [], total_comments: 0, media_type: null, media_url: null };
	const pages = { size: 100, all: 10_000, asked: 0, answers: "well" };
	await lina.route("**/activityfeed/posts/?*", async (route) => {
		const asked = new URL(route.request().url()).searchParams;
		if (asked.has("media")) return route.continue();
		pages.asked++;
		if (pages.answers === "not at all") return route.fulfill({ status: 500, body: "" });
		if (pages.answers === "badly") return route.fulfill({ json: {} });
		const from = Number(asked.get("cursor") ?? 0);
		const results = Array.from({ length: pages.size }, (_, at) => ({
			...sample,
			id: `0190a0a0-0000-7000-8000-${String(pages.all - from - at).padStart(12, "0")}`,
			content: `Post ${from + at}.${" Words.".repeat((from + at) % 40)}`,
			is_pinned: false,
		}));
		const next = from + pages.size < pages.all ? String(from + pages.size) : null;
		return route.fulfill({ json: { results, next } });
	});
	const failure = lina.getByText(label.feed.feedFailed);

	pages.answers = "badly";
	await lina.reload();
	await expect(lina.getByText(label.feed.invalidResponseFormat)).toBeVisible();
	pages.answers = "well";
	await lina.getByRole("button", { name: label.ui.tryAgain }).click();
	await expect(lina.getByText("Post 0.")).toBeVisible();

	pages.answers = "not at all";
	await expect(async () => {
		await toEndOf(lina);
		await expect(failure).toBeVisible({ timeout: 1000 });
	}).toPass({ timeout: 20_000 });
	const { asked } = pages;
	await lina.locator("#content").evaluate((one) => one.scrollTo(0, 0));
	await toEndOf(lina);
	await expect(failure).toBeVisible();
	expect(pages.asked).toBe(asked);
	pages.answers = "well";
	await lina.getByRole("button", { name: label.ui.tryAgain }).click();
	await expect(failure).toBeHidden();

	await expect(async () => {
		await toEndOf(lina);
		expect(await lina.getByText(label.feed.allSeen).count()).toBe(1);
		expect(await lina.getByText(/^Post 9999\./).isVisible()).toBe(true);
	}).toPass({ intervals: [160], timeout: 150_000 });
	expect(await lina.getByRole("article").count()).toBeLessThan(40);
});
