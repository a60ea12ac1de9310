import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { startsWith } from "@warmline/web/labels/match";
import { joins, publishAs } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { field, postWith, toFeed } from "../support/feed-page.ts";
import { expect, test } from "../support/test.ts";

const hashtags = (page: Page) => page.getByRole("region", { name: label.feed.hashtags });
const online = (page: Page) => page.getByRole("region", { name: label.profiles.onlineMembers });
const searchFor = (page: Page, words: string) => page.getByLabel(label.feed.search, { exact: true }).fill(words);
const among = (page: Page, name: string) =>
	page.getByRole("navigation", { name: label.feed.whatIsSearched }).getByRole("link", { name });
const found = (page: Page, name: RegExp) => page.getByRole("main").getByRole("link", { name });

test("suggested hashtags are followed by those in use, and a member who follows nobody finds no private post by a hashtag (F4, P6)", async ({
	people,
	product,
	api,
}) => {
	const wren = await joins(api, product, "wren.tags", "Wren");
	await publishAs(api, "wren.tags", "Evenings by the water #riverlight");
	await publishAs(api, "wren.tags", "For those near me #riverlight #rivershade", { is_public: false });
	const omar = await people.member("listener2");
	const errors = consoleErrors(omar);
	await toFeed(omar);
	const standing = ["careerchange", "chatwithus", "motivation", "learning", "community", "growth"];
	await expect(hashtags(omar).getByRole("link").filter({ hasNotText: "member" })).toHaveText(standing);
	await expect(hashtags(omar).getByRole("link", { name: `riverlight ${tn(1, label.profiles.members)}` })).toBeVisible();
	await expect(hashtags(omar)).not.toContainText("rivershade");

	await field(omar).pressSequentially("Tonight #river");
	await expect(omar.getByRole("listbox", { name: label.feed.hashtags }).getByRole("option")).toHaveText([
		"#riverlight",
	]);
	await omar.getByRole("option", { name: "#riverlight" }).click();
	await expect(field(omar)).toHaveValue("Tonight #riverlight ");
	await field(omar).fill("");

	await hashtags(omar).getByRole("link", { name: "riverlight" }).click();
	await expect(omar).toHaveURL("/hashtag/riverlight");
	await expect(omar.getByRole("heading", { level: 1, name: "#riverlight" })).toBeFocused();
	await expect(postWith(omar, "Evenings by the water")).toBeVisible();
	await expect(postWith(omar, "For those near me")).toHaveCount(0);
	await omar.goto("/hashtag/RiverShade");
	await expect(omar.getByText(t(label.feed.nobodyWroteWithTag, { tag: "#rivershade" }))).toBeVisible();

	await api.as("listener2", "POST", "/account/user/follow/", { follow_id: wren });
	await omar.reload();
	await expect(postWith(omar, "For those near me")).toBeVisible();
	expect(errors).toEqual([]);
});

test("posts and members are found by their words, but not what is private, nor who has blocked the reader (F1, F2)", async ({
	people,
	product,
	api,
}) => {
	const wren = await joins(api, product, "wren.finds", "Wrenna");
	await publishAs(api, "wren.finds", "The keeper of the lighthouse grows roses");
	await publishAs(api, "wren.finds", "Only you know of my lighthouse", { is_public: false });
	const omar = await people.member("listener2");
	const errors = consoleErrors(omar);
	await toFeed(omar);
	await omar.getByRole("button", { name: label.feed.search, exact: true }).click();
	await expect(omar.getByText(label.feed.typeToSearch)).toBeVisible();
	await searchFor(omar, "lighthouse roses");
	await expect(postWith(omar, "The keeper of the lighthouse")).toBeVisible();
	await searchFor(omar, "lighthouse");
	await expect(omar).toHaveURL(/search\?query=lighthouse$/);
	await expect(omar.getByRole("article")).toHaveCount(1);
	await expect(postWith(omar, "Only you know")).toHaveCount(0);
	await searchFor(omar, "zeppelin");
	await expect(omar.getByText(label.feed.noPostFound)).toBeVisible();
	await among(omar, label.members.members).click();
	await expect(omar.getByText(label.profiles.noMemberFound)).toBeVisible();
	await searchFor(omar, "wrenna sil");
	await expect(found(omar, /^Wrenna Silva/)).toBeVisible();
	const followed = omar.waitForResponse("**/account/user/follow/");
	await omar.getByRole("button", { name: t(label.profiles.follow, { name: "Wrenna" }) }).click();
	await expect(omar.getByRole("button", { name: t(label.profiles.unfollow, { name: "Wrenna" }) })).toBeVisible();
	await followed;
	await omar.reload();
	await expect(found(omar, /^Wrenna Silva/)).toBeVisible();
	await searchFor(omar, "lighthouse");
	await expect(omar.getByText(label.profiles.noMemberFound)).toBeVisible();
	await among(omar, label.feed.posts).click();
	await expect(postWith(omar, "Only you know")).toBeVisible();
	await expect(omar.getByRole("article")).toHaveCount(2);

	const me = await omar.evaluate(() => sessionStorage.getItem("user_id"));
	await api.as("wren.finds", "POST", `/members/${me}/silence/`, { kind: "block" });
	await omar.reload();
	await expect(omar.getByText(label.feed.noPostFound)).toBeVisible();
	await searchFor(omar, "wrenna");
	await among(omar, label.members.members).click();
	await expect(omar.getByText(label.profiles.noMemberFound)).toBeVisible();
	await omar.goto(`/${me}/user-profile/${wren}`);
	await expect(omar.getByRole("heading", { name: label.profiles.noSuchProfile })).toBeVisible();
	expect(errors.filter((line) => !line.includes("404"))).toEqual([]);
});

test("who comes and goes is seen without asking, and when nobody is there it says so (P5)", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "wren.alone", "Wren");
	await api.as("wren.alone", "PATCH", "/account/preferences/", { show_online: false });
	const wren = await people.member("wren.alone");
	await toFeed(wren);
	await expect(online(wren).getByText(label.profiles.noMembersOnline)).toBeVisible();
	const omar = await people.member("listener2");
	const link = online(wren).getByRole("link", { name: "Omar Haddad" });
	await expect(link).toHaveAttribute("href", /\/user-profile\/[\da-f-]{36}$/);
	await omar.getByRole("button", { name: startsWith(label.members.profileMenuOf) }).click();
	await omar.getByRole("menuitem", { name: label.members.logout }).click();
	await expect(online(wren).getByText(label.profiles.noMembersOnline)).toBeVisible();
	await expect(link).toHaveCount(0);
});
