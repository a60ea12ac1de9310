import type { Page } from "@playwright/test";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains } from "@warmline/web/labels/match";
import { browserOptions } from "../../../tools/chromium.ts";
import { field, postWith, publish, toFeed } from "../support/feed-page.ts";
import { expect, test } from "../support/test.ts";

const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
test.use({ launchOptions: { ...browserOptions, args: [...(browserOptions.args ?? []), ...camera] } });

/** A picture of four pixels. */
const picture = {
	name: "lake.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGM4UWFjU9HDoBEQ9WxLHgAlygWXD2nd1QAAAABJRU5ErkJggg==",
		"base64",
	),
};

const add = async (page: Page, from: string) => {
	await page.getByRole("button", { name: label.media.addMedia }).click();
	await page.getByRole("menuitem", { name: from }).click();
};
const choose = (page: Page, file: typeof picture) => page.locator("input[type=file]").setInputFiles(file);
const post = (page: Page) => page.getByRole("button", { name: label.feed.post, exact: true });
const described = (page: Page) => page.getByLabel(label.feed.pictureQuestion);

test("a picture goes with its description, behind a warning, and is shown whole when it is pressed (F3)", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	await choose(lina, picture);
	await described(lina).fill("A lake in the evening");
	await lina.getByRole("button", { name: label.feed.contentWarning }).click();
	await lina.getByLabel(label.feed.warningQuestion).fill("deep water");
	await lina.reload();
	await expect(described(lina)).toHaveValue("A lake in the evening");
	await post(lina).click();
	const mine = postWith(lina, t(label.feed.thisIsAbout, { warning: "deep water" }));
	await expect(mine.getByRole("img", { name: "A lake in the evening" })).toHaveCount(0);
	await mine.getByRole("button", { name: label.feed.showIt }).click();
	const image = mine.getByRole("img", { name: "A lake in the evening" });
	await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(2);
	await mine.getByRole("button", { name: t(label.media.showWholePicture, { words: "A lake in the evening" }) }).click();
	await expect(lina.getByRole("dialog", { name: "A lake in the evening" })).toBeVisible();
	await lina.keyboard.press("Escape");
	await expect(lina.getByRole("dialog")).toBeHidden();
});

test("what is too large or no picture is refused before it is sent, what cannot be fetched after (F3)", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	await choose(lina, { ...picture, buffer: Buffer.alloc(5_000_001) });
	await expect(lina.getByText(contains(label.media.fileTooLarge))).toBeVisible();
	await choose(lina, { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
	await expect(lina.getByText(label.media.fileKindInvalid)).toBeVisible();
	await add(lina, label.media.byAddress);
	await lina.getByRole("textbox", { name: label.media.address }).fill("a lake");
	await lina.getByRole("button", { name: label.media.addIt }).click();
	await expect(lina.getByText(label.media.wholeAddressMissing)).toBeVisible();
	await lina.getByRole("textbox", { name: label.media.address }).fill("http://127.0.0.1/lake.png");
	await lina.getByRole("button", { name: label.media.addIt }).click();
	await expect(lina.getByRole("alert")).toContainText(label.server.addressUnreachable);
	await lina.getByRole("button", { name: label.media.leaveIt }).click();
	await expect(post(lina)).toBeDisabled();
});

test("a picture is taken by the camera, looked at, and taken again (F3)", async ({ people }) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	await add(lina, label.media.takeAPicture);
	await lina.getByRole("button", { name: label.media.takeThePicture }).click();
	await expect(lina.getByRole("img", { name: label.media.takenPicture })).toBeVisible();
	await lina.getByRole("button", { name: label.media.takeItAgain }).click();
	await lina.getByRole("button", { name: label.media.takeThePicture }).click();
	await lina.getByRole("button", { name: label.media.useThisPicture }).click();
	await described(lina).fill("What the camera saw");
	await post(lina).click();
	await expect(lina.getByRole("img", { name: "What the camera saw" })).toBeVisible();
});

test("without a camera it is said calmly, and there is another way (F3)", async ({ people }) => {
	const lina = await people.member("listener1");
	await lina.addInitScript(() => {
		navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));
	});
	await lina.reload();
	await toFeed(lina);
	await add(lina, label.media.takeAPicture);
	await expect(lina.getByText(label.media.cameraRefused)).toBeVisible();
	await lina.getByRole("button", { name: label.feed.cancel }).click();
	await expect(field(lina)).toBeVisible();
});

test("nothing is asked of YouTube before somebody presses on the video (F3)", async ({ people }) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	await add(lina, label.media.byAddress);
	await lina.getByRole("textbox", { name: label.media.address }).fill("https://youtu.be/dQw4w9WgXcQ?si=abc");
	await lina.getByRole("button", { name: label.media.addIt }).click();
	await lina.getByLabel(label.feed.videoAddressQuestion).fill("An old song");
	await publish(lina, "Listen to this");
	const mine = postWith(lina, "Listen to this");
	await expect(mine.getByRole("button", { name: t(label.media.play, { title: "An old song" }) })).toBeVisible();
	await expect(lina.locator("iframe")).toHaveCount(0);
});
