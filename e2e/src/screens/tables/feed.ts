import type { Page } from "@playwright/test";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { startsWith } from "@warmline/web/labels/match";
import type { ApiClient } from "../../support/api-client.ts";
import { breakCalls, commentAs, idOf, joins, picture, publishAs } from "../../support/community.ts";
import { fieldOf } from "../../support/desk.ts";
import { dialog, field } from "../../support/feed-page.ts";
import { recordVideo } from "../../support/record-video.ts";
import { expect, phone } from "../../support/test.ts";
import { area, type Screen, type Stage } from "../screen.ts";

/** A post with a comment, and whoever publishes in the name of a member. */
type Data = Pick<Stage, "api"> & {
	readonly post: string;
	readonly withPictures: string;
	readonly withNone: string;
};

const asVisitor =
	"Since my brother Theodore left for the ship in Halifax I count the trains at night and cannot sleep.";

const composer = (page: Page) => page.getByRole("region", { name: label.feed.writeAPost });

type Media = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const publishMedia = async (api: ApiClient, username: string, media: Media, post: object) => {
	const form = new FormData();
	form.set("file", new File([Uint8Array.from(media.buffer)], media.name, { type: media.mimeType }));
	const kept = await api.as(username, "POST", "/media/", form);
	const [media_type, media_url] = [fieldOf(kept, "type"), fieldOf(kept, "url")];
	await api.as(username, "POST", "/activityfeed/posts/", { ...post, media_type, media_url });
};

const feed = (screen: Omit<Screen<Data>, "route" | "viewers">): Screen<Data> => ({
	...screen,
	route: "/:userId/activity-feed",
	viewers: ["listener1"],
});

/** Behind the dialog nothing has a heading for who reads. */
const postShown = async (page: Page) => {
	await expect(page.getByRole("dialog").getByText("I begin: poems.")).toBeVisible();
	await expect(page.getByText(/^(Loading|Chargement)/)).toHaveCount(0);
};

const onePost = (screen: Omit<Screen<Data>, "route" | "viewers">): Screen<Data> => ({
	...screen,
	route: "/:userId/activity-feed/posts/:postId",
	viewers: ["listener1"],
	address: ({ post }) => `/:userId/activity-feed/posts/${post}`,
	ready: postShown,
});

const feedScreens: readonly Screen<Data>[] = [
	{
		...feed({ name: "feed", requirements: ["F1", "P5", "P6"] }),
		viewers: ["listener1", "newhire", "supervisor", "director"],
	},
	feed({ name: "feed-large-text", size: phone, largeText: true, requirements: ["P5"] }),
	feed({
		name: "feed-warning",
		steps: async (page) => {
			await field(page).fill(asVisitor);
			await page.getByRole("button", { name: label.feed.post, exact: true }).click();
			await expect(page.getByRole("dialog", { name: label.feed.readOnceMore })).toBeVisible();
		},
		expectedError: /409/,
	}),
	feed({
		name: "feed-composer",
		requirements: ["F3"],
		steps: async (page) => {
			await composer(page).locator("input[type=file]").setInputFiles(picture());
			await page.getByLabel(label.feed.pictureQuestion).fill("A lake in the evening");
			await page.getByRole("button", { name: label.feed.contentWarning }).click();
			await page.getByLabel(label.feed.warningQuestion).fill("deep water");
			await expect(page.getByRole("progressbar", { name: label.media.upload })).toHaveCount(0);
		},
	}),
	feed({
		name: "feed-composer-video",
		requirements: ["F3"],
		steps: async (page) => {
			await composer(page)
				.locator("input[type=file]")
				.setInputFiles(await recordVideo(page));
			await page.getByLabel(label.feed.videoQuestion).fill("Tea being poured");
			await expect(page.getByRole("progressbar", { name: label.media.upload })).toHaveCount(0);
		},
	}),
	onePost({ name: "feed-post", requirements: ["F1"] }),
	onePost({
		name: "feed-comment-failed",
		requirements: ["F8"],
		arrange: (page) => breakCalls(page, "**/activityfeed/comments/"),
		steps: async (page) => {
			await page.getByRole("combobox", { name: label.feed.writeAComment }).fill("Mint, as @trainee does.");
			await dialog(page).getByRole("button", { name: label.feed.send }).click();
			await expect(dialog(page).getByRole("alert")).toContainText(label.feed.commentFailed);
		},
		expectedError: /500/,
	}),
];

const found = (name: string, address: string, requirements: readonly string[]): Screen<Data> => ({
	...{ name, route: address.startsWith("/hashtag/") ? "/hashtag/:tag" : "/:userId/search", address },
	...{ viewers: ["listener1"], requirements },
});

const foundScreens: readonly Screen<Data>[] = [
	found("search", "/:userId/search", ["F1"]),
	found("search-posts", "/:userId/search?query=evening", ["F1"]),
	found("search-members", "/:userId/search?query=omar&among=members", ["F1"]),
	found("search-nothing", "/:userId/search?query=zeppelin&among=members", ["F1"]),
	found("hashtag", "/hashtag/motivation", ["F4"]),
	found("hashtag-empty", "/hashtag/rivershade", ["F4"]),
];

const mediaPage = (name: string, part: string, viewer: string): Screen<Data> => ({
	...{ name, route: `/:userId/${part}`, viewers: [viewer], requirements: ["P4"] },
});

const mediaScreens: readonly Screen<Data>[] = [
	mediaPage("photos", "photos", "mila.media"),
	{
		...mediaPage("photos-of-member", "photos", "listener2"),
		address: ({ withPictures }) => `/:userId/photos?member=${withPictures}`,
		ready: (page) => expect(page.getByRole("link", { name: "My garden" }).first()).toBeVisible(),
	},
	{
		...mediaPage("photos-none-of-member", "photos", "listener2"),
		address: ({ withNone }) => `/:userId/photos?member=${withNone}`,
		ready: (page) => expect(page.getByText(inAnyLanguage(label.profiles.noPhotosToShow))).toBeVisible(),
	},
	{
		...mediaPage("photos-none", "photos", "mila.new"),
		requirements: ["P4", "P5"],
		ready: (page) => expect(page.getByText(inAnyLanguage(label.profiles.noPictureYet))).toBeVisible(),
	},
	{
		...mediaPage("videos", "videos", "mila.media"),
		arrange: async (page, { api }) => {
			const post = { content: "A minute of calm", media_alt: "Tea being poured" };
			await publishMedia(api, "mila.media", await recordVideo(page), post);
		},
	},
	mediaPage("videos-none", "videos", "mila.new"),
	mediaPage("files", "files", "mila.media"),
	mediaPage("files-none", "files", "mila.new"),
	{
		...mediaPage("file-delete", "files", "mila.full"),
		steps: async (page) => {
			const unused = page.getByRole("listitem").filter({ hasText: "200 MB" });
			await unused.getByRole("button", { name: startsWith(label.profiles.deletePictureOf) }).click();
			await expect(page.getByRole("dialog", { name: label.profiles.deleteThisFile })).toBeVisible();
		},
		expectedError: /404/,
	},
];

/** What members write and show to each other. */
export const community = area({
	prepared: { "mila.new": "listener", "mila.media": "listener", "mila.full": "listener" },
	prepare: async ({ api, product }): Promise<Data> => {
		const post = await publishAs(api, "listener2", "What do you read these days?");
		await commentAs(api, "listener2", post, "I begin: poems.");
		const chat_id = await api.asks(asVisitor);
		const line = await api.agent("listener1");
		await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
		line.close();
		await joins(api, product, "mila.new", "Mila");
		await joins(api, product, "mila.media", "Mila");
		const garden = { content: "A little green", media_alt: "My garden" };
		await publishMedia(api, "mila.media", picture("garden.png", 640, 320), garden);
		await joins(api, product, "mila.full", "Mila");
		await product.query(
			"INSERT INTO media (id, owner_id, type, mime, size, kept_at) VALUES (uuidv7(), $1, 'image', 'image/webp', 200000000, now())",
			[await idOf(api, "mila.full")],
		);
		const [withPictures, withNone] = [await idOf(api, "mila.media"), await idOf(api, "mila.new")];
		return { api, post, withPictures, withNone };
	},
	screens: [...feedScreens, ...foundScreens, ...mediaScreens],
});
