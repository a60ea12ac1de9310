import { readNumbers } from "@warmline/contract/numbers/calls";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../test/accessible.ts";
import { answer } from "../../test/fake-server.ts";
import { inFrench } from "../../test/labels/french.ts";
import { label } from "../../test/labels/index.ts";
import { member, mount } from "../../test/mount.tsx";
import { NumbersPage } from "./NumbersPage.tsx";
import { sampleNumbers } from "./sample-numbers.ts";

test("the numbers are there in French, and their words have room", async () => {
	answer(readNumbers, { result: sampleNumbers });
	await mount(<NumbersPage />, { at: "/me/numbers", as: member("director") });
	await expect.element(page.getByRole("heading", { name: inFrench(label.numbers.whenTheyAsk) })).toBeVisible();
	await expectAccessible();
});
