import type { Page } from "@playwright/test";
import { browserOptions } from "../../tools/chromium.ts";
import { field, postWith, publish, toFeed } from "./feed-page.ts";
import { checkScreen } from "./screen.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ timeout: 120_000 });

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
	await page.getByRole("button", { name: "Add a picture or a video" }).click();
	await page.getByRole("menuitem", { name: from }).click();
};
const choose = (page: Page, file: typeof picture) => page.locator("input[type=file]").setInputFiles(file);
const post = (page: Page) => page.getByRole("button", { name: "Post", exact: true });
const described = (page: Page) => page.getByLabel("What does the picture show?");

test("a picture goes with its description, behind a warning, and is shown whole when it is pressed (F3)", async ({
	people,
}) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	await choose(lina, picture);
	await described(lina).fill("A lake in the evening");
	await lina.getByRole("button", { name: "Content warning" }).click();
	await lina.getByLabel("What is it about?").fill("deep water");
	await checkScreen(lina, "feed-composer");
	await lina.reload();
	await expect(described(lina)).toHaveValue("A lake in the evening");
	await post(lina).click();
	const mine = postWith(lina, "This is about: deep water");
	await expect(mine.getByRole("img", { name: "A lake in the evening" })).toHaveCount(0);
	await mine.getByRole("button", { name: "Show it" }).click();
	const image = mine.getByRole("img", { name: "A lake in the evening" });
	await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(2);
	await mine.getByRole("button", { name: "Show the whole picture: A lake in the evening" }).click();
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
	await expect(lina.getByText("Pictures and videos can have at most 5 MB.")).toBeVisible();
	await choose(lina, { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
	await expect(lina.getByText("Please choose a picture, or a video")).toBeVisible();
	await add(lina, "By its address, or from YouTube");
	await lina.getByRole("textbox", { name: "Address" }).fill("a lake");
	await lina.getByRole("button", { name: "Add it" }).click();
	await expect(lina.getByText("Please give a whole address that begins with https://.")).toBeVisible();
	await lina.getByRole("textbox", { name: "Address" }).fill("http://127.0.0.1/lake.png");
	await lina.getByRole("button", { name: "Add it" }).click();
	await expect(lina.getByRole("alert")).toContainText("Nothing can be fetched from this address.");
	await lina.getByRole("button", { name: "Leave it" }).click();
	await expect(post(lina)).toBeDisabled();
});

test("a picture is taken by the camera, looked at, and taken again (F3)", async ({ people }) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	await add(lina, "Take a picture");
	await lina.getByRole("button", { name: "Take the picture" }).click();
	await expect(lina.getByRole("img", { name: "The picture you have taken" })).toBeVisible();
	await lina.getByRole("button", { name: "Take it again" }).click();
	await lina.getByRole("button", { name: "Take the picture" }).click();
	await lina.getByRole("button", { name: "Use this picture" }).click();
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
	await add(lina, "Take a picture");
	await expect(lina.getByText("The camera was not allowed, and that is fine.")).toBeVisible();
	await lina.getByRole("button", { name: "Cancel" }).click();
	await expect(field(lina)).toBeVisible();
});

test("nothing is asked of YouTube before somebody presses on the video (F3)", async ({ people }) => {
	const lina = await people.member("listener1");
	await toFeed(lina);
	await add(lina, "By its address, or from YouTube");
	await lina.getByRole("textbox", { name: "Address" }).fill("https://youtu.be/dQw4w9WgXcQ?si=abc");
	await lina.getByRole("button", { name: "Add it" }).click();
	await lina.getByLabel("What is the video about?").fill("An old song");
	await publish(lina, "Listen to this");
	const mine = postWith(lina, "Listen to this");
	await expect(mine.getByRole("button", { name: "Play: An old song" })).toBeVisible();
	await expect(lina.locator("iframe")).toHaveCount(0);
});
