import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import { StartPage } from "./StartPage.tsx";

test("the start page has one button, and it leads to the login (A15)", async () => {
	await mount(<StartPage />, { at: "/start" });
	const ways = page.getByRole("link").or(page.getByRole("button"));
	await expect.element(ways).toHaveTextContent(label.accounts.login);
	expect(ways.elements()).toHaveLength(1);
	await expectAccessible();
	await ways.click();
	await expect.poll(() => location.pathname).toBe("/login");
});
