import type { Page } from "@playwright/test";
import { languages } from "@warmline/contract/content/words";
import { t } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { inAnyLanguage } from "@warmline/web/labels/french";
import { breakCalls, idOf, joins, picture, publishAs } from "../../support/community.ts";
import { expect, password } from "../../support/test.ts";
import { area, type Screen } from "../screen.ts";

type Ids = Readonly<Record<"full" | "closed" | "muted" | "blocked" | "sam", string>>;
type Prepared = Ids & { readonly givePasskeys: () => Promise<unknown> };

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const own = (screen: Omit<Screen<Ids>, "route" | "viewers">): Screen<Ids> => ({
	...screen,
	route: "/:userId/profile",
	viewers: ["tova.new"],
});

const opensPicture = async (page: Page) => {
	await button(page, label.profiles.addAPicture).click();
	const dialog = page.getByRole("dialog", { name: label.profiles.yourPicture });
	await expect(dialog).toBeVisible();
	return dialog;
};

const ownScreens: readonly Screen<Ids>[] = [
	{ ...own({ name: "profile-own", requirements: ["P1", "P5"] }), viewers: ["tova.new", "newhire"] },
	{
		...own({ name: "profile-about", requirements: ["P3"], address: "/:userId/profile?tab=about" }),
		viewers: ["tova.full"],
	},
	own({
		name: "profile-edit",
		requirements: ["P3", "P7"],
		address: "/:userId/profile?tab=about",
		arrange: (page) => breakCalls(page, "**/account/user/*/", "PATCH"),
		steps: async (page) => {
			await part(page, label.profiles.aboutMe)
				.getByRole("button", { name: t(label.profiles.edit, { field: label.profiles.aboutMe }) })
				.click();
			await part(page, label.profiles.aboutMe).getByLabel(label.profiles.aboutMe).fill("Evenings, and long walks.");
			await part(page, label.profiles.aboutMe).getByRole("button", { name: label.profiles.save }).click();
			await expect(part(page, label.profiles.aboutMe).getByRole("alert")).toContainText(label.profiles.updateFailed);
		},
		expectedError: /500/,
	}),
	own({ name: "avatar", requirements: ["P5"], steps: opensPicture }),
	own({
		name: "avatar-crop",
		requirements: ["P5"],
		steps: async (page) => {
			const dialog = await opensPicture(page);
			await dialog.locator("input[type=file]").setInputFiles(picture("me.png", 600, 300));
			await expect(dialog.getByRole("button", { name: label.profiles.save })).toBeEnabled();
			await dialog.getByRole("slider", { name: label.profiles.size }).focus();
			await page.keyboard.press("End");
		},
	}),
];

const other = (name: string, who: keyof Ids, more: Partial<Screen<Ids>> = {}): Screen<Ids> => ({
	...{ name, route: "/:userId/user-profile/:profileId", address: (ids) => `/:userId/user-profile/${ids[who]}` },
	...{ viewers: ["listener2"], requirements: ["P1"] },
	...more,
});

const otherScreens: readonly Screen<Ids>[] = [
	{ ...other("profile-by-name", "full"), route: "/user/:username", address: "/user/tova.full" },
	{
		...other("profile-nobody", "full"),
		...{ route: "/user/:username", address: "/user/nobody.at.all", expectedError: /404/ },
	},
	other("profile-of-another", "full", { address: ({ full }) => `/:userId/user-profile/${full}?tab=about` }),
	other("profile-closed", "closed"),
	other("profile-muted", "muted", { viewers: ["omar.sees"] }),
	other("profile-blocked", "blocked", {
		viewers: ["omar.sees"],
		steps: async (page) => {
			await page.getByRole("button", { name: t(label.profiles.moreFor, { name: "Runa" }) }).click();
			await page.getByRole("menuitem", { name: label.profiles.block, exact: true }).click();
			const asking = page.getByRole("dialog", { name: t(label.profiles.blockQuestion, { name: "Runa" }) });
			await asking.getByRole("button", { name: label.profiles.block }).click();
			await expect(
				page.getByRole("heading", { name: t(label.profiles.youHaveBlocked, { name: "Runa" }) }),
			).toBeVisible();
		},
		expectedError: /404/,
	}),
	other("profile-failed", "sam", {
		requirements: ["P7"],
		arrange: (page, { sam }) => breakCalls(page, `**/account/user/${sam}/`, "GET"),
		steps: (page) => expect(page.getByText(label.profiles.profileFailed)).toBeVisible({ timeout: 15_000 }),
		ready: (page) => expect(main(page)).toBeVisible(),
		expectedError: /500/,
	}),
];

const followers = (name: string, address: string): Screen<Ids> => ({
	...{ name, route: "/:userId/followers", address, viewers: ["tova.full"], requirements: ["P4"] },
});

const passkeys = (page: Page) => page.getByRole("region", { name: inAnyLanguage(label.accounts.passkeys) });
const ofPasskeys = (screen: Pick<Screen<Prepared>, "name" | "steps" | "languages">): Screen<Prepared> => ({
	...screen,
	route: "/:userId/preferences",
	viewers: ["pax.keys"],
	arrange: (_, { givePasskeys }) => givePasskeys(),
});

const passkeyScreens: readonly Screen<Prepared>[] = [
	ofPasskeys({
		name: "preferences-passkeys",
		languages,
		steps: (page) => passkeys(page).evaluate((it) => it.scrollIntoView()),
	}),
	ofPasskeys({
		name: "preferences-add-passkey",
		steps: async (page) => {
			await button(page, label.accounts.addPasskey).click();
			await expect(passkeys(page).getByLabel(label.accounts.yourPassword)).toBeFocused();
		},
	}),
	ofPasskeys({
		name: "preferences-remove-passkey",
		steps: async (page) => {
			await button(page, t(label.accounts.removePasskey, { name: "Phone" })).click();
			await expect(page.getByRole("dialog")).toBeVisible();
		},
	}),
	{
		name: "login-passkey",
		route: "/login",
		viewers: ["visitor"],
		arrange: (_, { givePasskeys }) => givePasskeys(),
		steps: async (page) => {
			await page.locator("[name=identifier]").fill("pax.keys");
			await page.locator("[name=password]").fill(password);
			await page.locator("[type=submit]").click();
			await expect(page.getByText(label.accounts.confirmByPasskey)).toBeVisible();
		},
		expectedError: /401/,
	},
];

/** Whom members are to each other, and how each wants it. */
export const profiles = area({
	prepared: {
		"tova.new": "listener",
		"tova.full": "listener",
		"omar.sees": "listener",
		"tova.moves": "listener",
		"pax.keys": "listener",
	},
	prepare: async ({ api, product }): Promise<Prepared> => {
		await joins(api, product, "tova.new", "Tova");
		const full = await joins(api, product, "tova.full", "Tova");
		await api.as("tova.full", "PATCH", `/account/user/${full}/`, {
			...{ nickname: "Tovi", last_name: "Lind", gender: "Prefer not to say", location: "CA", birth_date: "1990-05-17" },
			...{ website: "https://example.org/tova", about: "Evenings, and long walks." },
		});
		const follow_id = await idOf(api, "listener2");
		await api.as("tova.full", "POST", "/account/user/follow/", { follow_id });
		await api.as("listener2", "POST", "/account/user/follow/", { follow_id: full });

		const closed = await joins(api, product, "runa.closed", "Runa");
		await api.as("runa.closed", "PATCH", "/account/preferences/", { profile_for: "followers" });
		await joins(api, product, "omar.sees", "Omar");
		const muted = await joins(api, product, "runa.muted", "Runa");
		await publishAs(api, "runa.muted", "Nobody muted reads like this");
		await api.as("omar.sees", "POST", `/members/${muted}/silence/`, { kind: "mute" });
		const blocked = await joins(api, product, "runa.blocked", "Runa");
		await joins(api, product, "tova.moves", "Tova");
		const moves = { email: "tova.new@example.org", current_password: password };
		await api.as("tova.moves", "POST", "/account/email/change/", moves);
		const pax = await joins(api, product, "pax.keys", "Pax");
		// By then they are logged in: afterwards they are asked for one, and nobody here has it.
		const givePasskeys = () =>
			product.query(
				`INSERT INTO passkeys
				(member_id, credential_id, public_key, counter, transports, backed_up, name, created_at, used_at)
				VALUES ($1, 'AAAA', '', 0, '{internal}', true, 'Phone', '2026-11-01 12:00Z', now()),
					($1, 'BBBB', '', 0, '{usb}', false, 'Key on my keyring', '2026-11-20 12:00Z', null)
				ON CONFLICT DO NOTHING`,
				[pax],
			);
		return { givePasskeys, full, closed, muted, blocked, sam: await idOf(api, "supervisor") };
	},
	screens: [
		...ownScreens,
		...otherScreens,
		followers("followers", "/:userId/followers?kind=following"),
		followers("followers-search", "/:userId/followers?query=sam"),
		{
			name: "preferences",
			route: "/:userId/preferences",
			viewers: ["omar.sees", "newhire"],
			requirements: ["P4"],
		},
		{
			name: "preferences-alerts",
			route: "/:userId/preferences",
			viewers: ["omar.sees"],
			languages,
			steps: async (page) => {
				await page.getByText(inAnyLanguage(label.alerts.quietHours)).click();
				await page.getByText(inAnyLanguage(label.contract.aVisitorIsWaiting)).evaluate((it) => it.scrollIntoView());
			},
		},
		...passkeyScreens,
		{
			name: "preferences-new-email",
			route: "/:userId/preferences",
			viewers: ["tova.moves"],
			languages,
			steps: (page) =>
				page
					.getByText("tova.moves@example.org")
					.first()
					.evaluate((it) => it.scrollIntoView()),
		},
	],
});
