import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { exactly, startsWith } from "@warmline/web/labels/match";
import { joins, picture, toPlace } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { actOn, dialog, postWith, publish, toFeed } from "../support/feed-page.ts";
import { recordVideo } from "../support/record-video.ts";
import { enter, expect, test } from "../support/test.ts";

const give = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
	page.getByRole("region", { name: label.feed.writeAPost }).locator("input[type=file]").setInputFiles(file);

/** What the server says to a member's window, or to a stranger's, that asks for an address itself. */
const statusFor = (page: Page, address: string) =>
	page.evaluate(async (asked) => {
		const token = sessionStorage.getItem("token");
		return (await fetch(asked, token ? { headers: { Authorization: `Token ${token}` } } : {})).status;
	}, address);

test("a picture is for those only who may see its post, stands among one's photos and files, and goes with the post (F3, P4)", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "mila.picture", "Mila");
	await api.as("listener1", "POST", "/account/user/follow/", { follow_id: id, following: true });
	const mila = await people.member("mila.picture");
	const errors = consoleErrors(mila);
	await toFeed(mila);
	const uploads = "**/api/v1/media/";
	await mila.route(uploads, () => undefined);
	await give(mila, picture("garden.png", 640, 320));
	await expect(mila.getByRole("progressbar", { name: label.media.upload })).toBeVisible();
	await expect(mila.getByRole("button", { name: label.feed.post, exact: true })).toBeDisabled();
	await mila
		.getByRole("region", { name: label.feed.writeAPost })
		.getByRole("button", { name: label.media.cancel })
		.click();
	await expect(mila.getByRole("progressbar", { name: label.media.upload })).toHaveCount(0);
	await mila.unroute(uploads);
	await give(mila, picture("garden.png", 640, 320));
	await mila.getByLabel(label.feed.pictureQuestion).fill("My garden");
	await mila.getByRole("button", { name: startsWith(label.feed.whoSeesIt) }).click();
	await mila.getByRole("menuitemradio", { name: label.feed.privateMeaning }).click();
	await publish(mila, "A little green");
	const image = postWith(mila, "A little green").getByRole("img", { name: "My garden" });
	await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(100);
	const address = ((await image.getAttribute("src")) ?? "").replace(/small\/.*/, "");

	const stranger = await people.stranger();
	await stranger.goto("/login");
	expect(await statusFor(stranger, address)).toBe(401);
	const omar = await people.member("listener2");
	const lina = await people.member("listener1");
	for (const kind of ["", "small/"]) {
		expect(await statusFor(omar, address + kind)).toBe(404);
		expect(await statusFor(lina, address + kind)).toBe(200);
	}
	await toFeed(lina);
	await expect(postWith(lina, "A little green").getByRole("img", { name: "My garden" })).toBeVisible();

	await postWith(lina, "A little green")
		.getByRole("link", { name: startsWith("Mila") })
		.first()
		.click();
	await lina.getByRole("navigation", { name: label.profiles.partsOfProfile }).getByText(label.profiles.photos).click();
	await expect(
		lina.getByRole("heading", { name: startsWith(label.profiles.photosOf.replace("{name}", "Mila")) }),
	).toBeVisible();
	await expect(lina.getByRole("main").getByRole("link", { name: "My garden" })).toBeVisible();
	await omar.goto(`${new URL(omar.url()).pathname.replace(/[^/]+$/, "photos")}?member=${id}`);
	await expect(omar.getByText(label.profiles.noPhotosToShow)).toBeVisible();

	await toPlace(mila, label.profiles.photos);
	const photo = mila.getByRole("main").getByRole("link", { name: "My garden" });
	await expect(photo).toBeVisible();
	await photo.click();
	await expect(dialog(mila)).toContainText("A little green");
	await mila.keyboard.press("Escape");
	await expect(photo).toBeFocused();
	await toPlace(mila, label.profiles.files);
	await expect(mila.getByText(exactly(label.profiles.ofUsed, { quota: "200 MB" }))).toBeVisible();
	await expect(mila.getByText(label.profiles.inUse)).toBeVisible();
	const downloading = mila.waitForEvent("download");
	await mila.getByRole("button", { name: label.members.downloadMyData }).click();
	expect((await downloading).suggestedFilename()).toBe("mila.picture-data.zip");

	await toFeed(mila);
	await actOn(mila, "A little green", label.feed.deletePost);
	await mila.getByRole("button", { name: label.feed.deletePost }).click();
	await expect(mila.getByText("A little green")).toHaveCount(0);
	expect(errors).toEqual([]);
	expect(await statusFor(mila, address)).toBe(404);
	expect(await statusFor(lina, address)).toBe(404);
	await toPlace(mila, label.profiles.files);
	await expect(mila.getByText(label.profiles.nothingUploaded)).toBeVisible();
});

test("a video is kept and played in parts, and who has no room left is told what to do (F3, P4)", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "mila.video", "Mila");
	const mila = await people.member("mila.video");
	await toFeed(mila);
	// The browser keeps what it was given before the post was published, and need not ask again.
	const part = mila.waitForResponse((response) => response.status() === 206);
	await give(mila, await recordVideo(mila));
	await part;
	await mila.getByLabel(label.feed.videoQuestion).fill("Tea being poured");
	await publish(mila, "A minute of calm");
	const video = postWith(mila, "A minute of calm").getByLabel("Tea being poured");
	await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(64);
	await toPlace(mila, label.profiles.videos);
	const kept = mila.getByRole("main").getByRole("link", { name: "Tea being poured" });
	await expect(kept).toBeVisible();
	await kept.click();
	await expect(dialog(mila)).toContainText("A minute of calm");
	await mila.keyboard.press("Escape");

	await toFeed(mila);
	await give(mila, { ...picture("photo.png"), buffer: Buffer.from("%PDF-1.4 and no picture at all") });
	const problem = mila.getByRole("region", { name: label.feed.writeAPost }).getByRole("alert");
	await expect(problem).toContainText(label.server.mediaKindInvalid);
	await problem.getByRole("button", { name: label.media.leaveIt }).click();
	await product.query(
		"INSERT INTO media (id, owner_id, type, mime, size, kept_at) VALUES (uuidv7(), $1, 'image', 'image/webp', 200000000, now())",
		[id],
	);
	await give(mila, picture());
	await expect(problem).toContainText(t(label.server.mediaQuotaReached, { megabytes: 200 }));
	await toPlace(mila, label.profiles.files);
	await expect(mila.getByText(exactly(label.profiles.ofUsed, { used: "200 MB", quota: "200 MB" }))).toBeVisible();
	const unused = mila.getByRole("listitem").filter({ hasText: "200 MB" });
	await unused.getByRole("button", { name: startsWith(label.profiles.deletePictureOf) }).click();
	await mila
		.getByRole("dialog", { name: label.profiles.deleteThisFile })
		.getByRole("button", { name: label.profiles.delete })
		.click();
	await expect(unused).toHaveCount(0);
	await expect(mila.getByRole("listitem").filter({ hasText: label.profiles.inUse })).toHaveCount(1);
});

test("YouTube is asked for nothing before one presses on its video, and shown in a frame that has a name then (F3)", async ({
	browser,
	product,
	api,
}) => {
	const context = await browser.newContext({ baseURL: product.url });
	const page = await context.newPage();
	const asked: string[] = [];
	await context.route(/youtube/, (route) => {
		asked.push(new URL(route.request().url()).hostname);
		return route.fulfill({ contentType: "text/html", body: "<title>A player</title>" });
	});
	await api.as("listener2", "POST", "/activityfeed/posts/", {
		content: "Listen to this, too",
		media_type: "youtube",
		media_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
		media_title: "A song of the sea",
	});
	await enter(page, "listener1");
	await toFeed(page);
	await expect(postWith(page, "Listen to this, too")).toBeVisible();
	expect(asked).toEqual([]);
	await postWith(page, "Listen to this, too")
		.getByRole("button", { name: t(label.media.play, { title: "A song of the sea" }) })
		.click();
	await expect(page.getByTitle("A song of the sea")).toBeVisible();
	await expect.poll(() => asked).toEqual(["www.youtube-nocookie.com"]);
	await context.close();
});
