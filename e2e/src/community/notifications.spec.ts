import type { Page } from "@playwright/test";
import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { contains, startsWith } from "@warmline/web/labels/match";
import { wholeBrowserOptions } from "../../../tools/chromium.ts";
import { joins, publishAs, toPlace } from "../support/community.ts";
import { consoleErrors } from "../support/console-errors.ts";
import { dialog, toFeed } from "../support/feed-page.ts";
import { expect, logIn, phone, test } from "../support/test.ts";

test.describe.configure({ timeout: 120_000 });
test.use({ launchOptions: wholeBrowserOptions });

const bell = (page: Page) => page.getByRole("link", { name: startsWith(label.notifications.notifications) });
const unread = (page: Page, count: number) =>
	expect(bell(page)).toHaveAccessibleName(
		count === 0 ? label.notifications.notifications : tn(count, label.notifications.notificationsUnread),
	);
/** What is said in passing. */
const news = (page: Page) => page.getByRole("region", { name: label.ui.news }).getByRole("group");
/** Its own line stands: from now on it hears what happens. Before, the side of the feed does not count its member in. */
const hears = (page: Page) =>
	expect(
		page.getByRole("region", { name: label.profiles.onlineMembers }).getByRole("link", { name: /\(you\)$/ }),
	).toBeVisible();
const notices = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.locator("time") });

test("a mention, a comment, likes and a follower are notified in every window, and are read where one opens them", async ({
	people,
	product,
	api,
}) => {
	const nia = await joins(api, product, "nia.bell", "Nia");
	const window = await people.member("nia.bell");
	const other = await people.member("nia.bell", phone);
	const errors = [consoleErrors(window), consoleErrors(other)];
	await toFeed(window);
	await unread(window, 0);
	await hears(window);

	await publishAs(api, "listener2", "A good week to you, @nia.bell");
	await expect(news(window)).toContainText(t(label.notifications.mentionedYou, { name: "Omar" }));
	// By a key one gets there, and it stays as long as one is there.
	await window.keyboard.press("F6");
	await window.keyboard.press("Tab");
	await expect(news(window)).toBeFocused();
	await unread(window, 1);
	await unread(other, 1);
	await window.keyboard.press("Tab");
	await expect(news(window).getByRole("button", { name: label.notifications.open })).toBeFocused();
	await window.keyboard.press("Enter");
	await expect(dialog(window)).toContainText("A good week to you");
	await expect(news(window)).toHaveCount(0);
	await unread(other, 0);
	await window.keyboard.press("Escape");
	await unread(window, 0);

	await api.as("listener2", "POST", "/account/user/follow/", { follow_id: nia });
	await expect(news(window)).toContainText(t(label.notifications.followsYouNow, { name: "Omar" }));
	await news(window).getByRole("button", { name: label.feed.close }).click();
	await expect(news(window)).toHaveCount(0);
	const post = await publishAs(api, "nia.bell", "A window with a view");
	for (const username of ["listener2", "supervisor"]) {
		await api.as(username, "POST", "/activityfeed/posts/like/", { post_id: post, like: true });
	}
	await expect(news(window).filter({ hasText: "likes" })).toHaveCount(0);
	await expect(
		news(window).filter({ hasText: tn(1, label.notifications.othersLikePost, { name: "Sam" }) }),
	).toHaveCount(1);
	await api.as("supervisor", "POST", "/activityfeed/comments/", { post_id: post, content: "What do you see?" });
	// Those who like the same stand in one line, and count once.
	await unread(window, 3);

	await bell(window).click();
	await expect(window.getByRole("heading", { level: 1, name: label.notifications.notifications })).toBeFocused();
	await expect(news(window)).toHaveCount(0);
	await expect(notices(window)).toHaveText([
		contains(label.notifications.commentedOnPost, { name: "Sam" }),
		contains(label.notifications.othersLikePost, { name: "Sam" }),
		contains(label.notifications.followsYouNow, { name: "Omar" }),
		contains(label.notifications.mentionedYou, { name: "Omar" }),
	]);
	await expect(notices(window).filter({ hasText: label.notifications.unread })).toHaveCount(3);
	await expect(window.getByText(tn(3, label.notifications.areUnread))).toBeVisible();

	await bell(other).click();
	await notices(other)
		.getByRole("link", { name: contains(label.notifications.commentedOnPost, { name: "Sam" }) })
		.click();
	await expect(dialog(other)).toContainText("What do you see?");
	await expect(other).toHaveURL(/#comment-[\da-f-]{36}$/);
	await other.keyboard.press("Escape");
	// Whoever sees the post has seen that others like it.
	await unread(other, 1);
	await expect(window.getByText(tn(1, label.notifications.areUnread))).toBeVisible();
	await expect(notices(window).filter({ hasText: label.notifications.unread })).toHaveCount(1);
	await publishAs(api, "listener2", "And a good month, @nia.bell");
	await unread(other, 2);
	await window
		.getByRole("button", {
			name: t(label.notifications.markAsRead, { sentence: t(label.notifications.followsYouNow, { name: "Omar" }) }),
		})
		.click();
	await unread(other, 1);
	await window.getByRole("button", { name: label.notifications.markAllAsRead }).click();
	await expect(window.getByText(label.notifications.allRead)).toBeVisible();
	await unread(other, 0);
	await notices(window)
		.getByRole("link", { name: t(label.notifications.followsYouNow, { name: "Omar" }) })
		.click();
	await expect(window.getByRole("heading", { level: 1, name: /Omar Haddad/ })).toBeVisible();

	expect(errors.flat()).toEqual([]);
});

test("while a listener is with a visitor only the number of notifications changes, and afterwards the next one is shown again (D8)", async ({
	people,
	product,
	api,
}) => {
	await joins(api, product, "nia.busy", "Nia");
	const nia = await people.member("nia.busy");
	const chat_id = await api.asks("Is somebody there for me?");
	const line = await api.agent("nia.busy");
	await line.says({ action: "accept_chat", chat_id }, "chat_assigned");
	await toFeed(nia);
	await hears(nia);
	await publishAs(api, "listener2", "When you have time, @nia.busy");
	await unread(nia, 1);
	await expect(news(nia)).toHaveCount(0);
	await line.says({ action: "end_chat", chat_id }, "chat_ended");
	line.close();
	await nia.getByRole("dialog").getByRole("button", { name: label.chats.skip }).click();
	await publishAs(api, "listener2", "And once more, @nia.busy");
	await expect(news(nia)).toHaveText(contains(label.notifications.mentionedYou, { name: "Omar" }));
	await unread(nia, 2);
	await bell(nia).click();
	await expect(notices(nia)).toHaveCount(2);
});

/** A browser that reaches its maker's push service, which no test does. The keys are those of the standard's example. */
const reachesPushService = () => {
	const key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
	let here: object | null = null;
	const subscription = {
		endpoint: "https://push.example/for-this-browser",
		options: {},
		toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: key, auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
		unsubscribe: async () => {
			here = null;
			return true;
		},
	};
	Object.assign(PushManager.prototype, {
		getSubscription: async () => here,
		subscribe: async (options: { applicationServerKey: ArrayBuffer }) => {
			Object.assign(subscription.options, options);
			here = subscription;
			return here;
		},
	});
};

test("notices come to a browser while no page is open, by one press, and no longer once one has logged out", async ({
	people,
	product,
	api,
}) => {
	const id = await joins(api, product, "nia.push", "Nia");
	const post = await publishAs(api, "listener2", "What the notice leads to");
	const device = (page: Page) => page.getByRole("region", { name: label.notifications.onThisDevice });
	const refused = await people.stranger();
	await refused.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));
	await logIn(refused, "nia.push");
	await toFeed(refused);
	await toPlace(refused, label.preferences.preferences);
	await expect(device(refused)).toContainText(label.notifications.noticesNotAllowed);
	await expect(device(refused).getByRole("button")).toHaveCount(0);

	const nia = await people.stranger();
	const context = nia.context();
	await context.grantPermissions(["notifications"]);
	await nia.addInitScript(reachesPushService);
	await logIn(nia, "nia.push");
	await toFeed(nia);
	await toPlace(nia, label.preferences.preferences);
	await expect(device(nia)).toContainText(label.notifications.noticesOff);
	const kept = nia.waitForResponse((answer) => answer.url().endsWith("/notifications/push/") && answer.ok());
	await device(nia).getByRole("button", { name: label.notifications.turnOnHere }).click();
	await kept;
	await expect(device(nia)).toContainText(label.notifications.noticesOn);

	const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
	const cdp = await context.newCDPSession(nia);
	// A message to a worker that is not active yet is dropped.
	const activated = new Promise<string>((done) => {
		cdp.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
			const active = versions.find(({ status }) => status === "activated");
			if (active) done(active.registrationId);
		});
	});
	await cdp.send("ServiceWorker.enable");
	// A browser that is asked for its notifications forgets those that it is only about to display.
	const displayed = new Promise<void>((done) => {
		cdp.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent: { eventName } }) => {
			if (eventName === "Notification displayed") done();
		});
	});
	await cdp.send("BackgroundService.startObserving", { service: "notifications" });
	await cdp.send("BackgroundService.setRecording", { shouldRecord: true, service: "notifications" });
	const url = `/${id}/activity-feed/posts/${post}`;
	await cdp.send("ServiceWorker.deliverPushMessage", {
		origin: product.url,
		registrationId: await activated,
		data: JSON.stringify({
			title: "Warmline",
			body: t(label.notifications.mentionedYou, { name: "Omar" }),
			url,
			tag: "one",
		}),
	});
	await displayed;
	const shown = () =>
		nia.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
		});
	await expect
		.poll(shown)
		.toEqual([{ title: "Warmline", body: t(label.notifications.mentionedYou, { name: "Omar" }), tag: "one" }]);
	await worker.evaluate(`registration.getNotifications().then(([notification]) => {
		dispatchEvent(new NotificationEvent("notificationclick", { notification }));
	})`);
	await expect(dialog(nia)).toContainText("What the notice leads to");
	await expect.poll(shown).toEqual([]);
	await nia.keyboard.press("Escape");

	const forgotten = nia.waitForRequest(
		(request) => request.method() === "DELETE" && request.url().endsWith("/notifications/push/"),
	);
	await nia.getByRole("button", { name: startsWith(label.members.profileMenuOf) }).click();
	await nia.getByRole("menuitem", { name: label.members.logout }).click();
	await forgotten;
	await expect(nia).toHaveURL(/\/login$/);
});

test("what was not read by the morning comes in one mail, without a word of what was written", async ({
	product,
	api,
}) => {
	await joins(api, product, "nia.mail", "Nia");
	await publishAs(api, "listener2", "The blue door stands open, @nia.mail");
	await product.query("UPDATE daily_work SET last_at = now() - interval '1 day' WHERE kind = 'notification-digest'");
	// What a server has missed it does when it is started.
	await product.kill();
	await product.run();
	const mail = await product.mailTo("nia.mail@example.org", t(label.notifications.mentionedYou, { name: "Omar" }), 20);
	expect(mail).not.toContain("blue door");
});
