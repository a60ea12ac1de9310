import society from "../../../content/society.json" with { type: "json" };
import { expect, phone, test } from "../support/test.ts";
import { messageField, pressesShiftUntil } from "../support/visitor.ts";

test.use({ opensNeutralExit: true });

test("on a bad connection what is typed in the form after leaving it is kept nowhere (V1, V3)", async ({ people }) => {
	const page = await people.stranger(phone);
	const line = Promise.withResolvers<void>();
	let isAsked = false;
	await page.route(society.neutral_exit_url, async (route) => {
		isAsked = true;
		await line.promise;
		await route.fallback();
	});
	await page.goto("/chat-form");
	await messageField(page).fill("Nobody must");
	// By keys one is still in the field.
	await pressesShiftUntil(page, async () => expect(isAsked).toBe(true));
	await page.keyboard.type(" read this");
	line.resolve();
	await page.waitForURL(society.neutral_exit_url);
	await page.goto("/chat-form");
	await expect(messageField(page)).toHaveValue("");
});
