import { listContentVersions } from "@warmline/contract/publishing/calls";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/accessible.ts";
import { answer, answerForeign } from "../../../test/fake-server.ts";
import { label } from "../../../test/labels/index.ts";
import { mount } from "../../../test/mount.tsx";
import type { Texts } from "../api.ts";
import { VersionsDialog } from "./VersionsDialog.tsx";

const pageOf = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;
const before: Texts = {
	"en/pages/about.md": pageOf("About", "We listen.\n\nWe are volunteers."),
	"fr/pages/about.md": pageOf("À propos", "Nous écoutons."),
};
const now: Texts = {
	...before,
	"en/pages/about.md": pageOf("About us", "We listen.\n\nWe are volunteers, and trained."),
};

const filesOf = (texts: Texts) =>
	Object.entries(texts).map(([path, text]) => ({ path, text, language: path.startsWith("en") ? "en" : "fr" }) as const);
const answerVersions = () =>
	answer(listContentVersions, () => ({
		results: [
			{
				id: "0190a0b1-2222-7000-8000-000000000001",
				at: "2026-03-08T12:00:00.000Z",
				by: { id: "0190a0b1-1111-7000-8000-000000000009", name: "Dora" },
				files: filesOf(now),
			},
			{ id: null, at: null, by: null, files: filesOf(before) },
		],
	}));

const open = (onRestore: (texts: Texts) => void = () => undefined, replacesDraft = false) =>
	mount(
		<VersionsDialog
			item="about"
			inForce={now}
			onClose={() => undefined}
			replacesDraft={replacesDraft}
			onRestore={onRestore}
		/>,
	);
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("what changed since an earlier version is shown line by line, and only in the language that changed", async () => {
	answerVersions();
	await open();
	await press(label.publishing.whatChangedSince);
	const english = page.getByRole("region", { name: label.platform.english });
	await expect.element(english.getByText("Title: About us", { exact: true })).toBeVisible();
	await expect.element(english.getByText("We are volunteers, and trained.")).toBeVisible();
	expect(
		english
			.getByRole("deletion")
			.elements()
			.map((one) => one.textContent),
	).toEqual(["Title: About", "We are volunteers."]);
	expect(page.getByRole("region", { name: label.platform.french }).elements()).toHaveLength(0);
	await expectAccessible();
	await press(label.publishing.hideChanges);
	expect(english.elements()).toHaveLength(0);
});

test("an earlier version takes the place of a draft only when that was confirmed", async () => {
	answerVersions();
	const restored = vi.fn();
	await open(restored, true);
	await page.getByRole("button", { name: label.publishing.putIntoDraft }).nth(1).click();
	expect(restored).not.toHaveBeenCalled();
	await press(label.publishing.replaceDraft);
	expect(restored).toHaveBeenCalledExactlyOnceWith(before);
});

test("versions that could not be loaded can be asked for again", async () => {
	answerForeign(listContentVersions, 503, "");
	await open();
	await expect.element(page.getByText(label.publishing.versionsFailed)).toBeVisible();
	answerVersions();
	await press(label.ui.tryAgain);
	await expect.element(page.getByText("Dora")).toBeVisible();
});
