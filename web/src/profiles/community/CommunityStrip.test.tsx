import { oneMember } from "@warmline/contract/profiles/calls";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { exactly } from "../../../test/labels/match.ts";
import { member, mount } from "../../../test/mount.tsx";
import { CommunityStrip } from "./CommunityStrip.tsx";

const lina = member("listener");

/** The profile's completion and the button, where they stand. */
const stands = async () => {
	answer(oneMember, {
		result: {
			...lina,
			...{ is_closed: false, following_you: false, you_follow: false, silenced: null, suspended_until: null },
		},
	});
	await mount(<CommunityStrip user={lina}>{null}</CommunityStrip>, { as: lina, at: `/${lina.id}/activity-feed` });
	const words = await page.getByText(exactly(label.profiles.profileCompletion)).findElement();
	const button = await page.getByRole("button", { name: label.profiles.community }).findElement();
	return [words.getBoundingClientRect(), button.getBoundingClientRect()] as const;
};

test("on a phone the strip of the community is one line (P5)", async () => {
	await page.viewport(390, 844);
	const [words, button] = await stands();
	expect(button.top).toBeLessThan(words.bottom);
	expect(button.left).toBeGreaterThanOrEqual(words.right);
});

test("with text of twice the size the strip wraps, and its words keep room (P5)", async () => {
	await page.viewport(390, 844);
	document.documentElement.style.fontSize = "200%";
	onTestFinished(() => {
		document.documentElement.style.removeProperty("font-size");
	});
	const [words, button] = await stands();
	expect(button.top).toBeGreaterThanOrEqual(words.bottom);
	expect(words.width).toBeGreaterThan(words.height);
});

test("on other pages the strip leaves the profile's completion out, and the way to the rest stays (P5)", async () => {
	await page.viewport(390, 844);
	await mount(<CommunityStrip user={lina}>{null}</CommunityStrip>, { as: lina, at: `/${lina.id}/followers` });
	await expect.element(page.getByRole("button", { name: label.profiles.community })).toBeVisible();
	await expect.element(page.getByText(exactly(label.profiles.profileCompletion))).not.toBeInTheDocument();
});
