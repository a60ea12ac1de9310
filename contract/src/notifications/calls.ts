import * as z from "zod/mini";
import { communityRoles } from "../accounts/roles.ts";
import { call } from "../calls.ts";
import { t } from "../i18n.ts";
import { id, time } from "../ids.ts";
import { pageOf, paging } from "../paging.ts";
import { lengthLimit, limitedText, listOf } from "../text.ts";
import { yesOrNo } from "../yes-or-no.ts";
import { notificationKinds } from "./kinds.ts";
import { notificationMessages } from "./messages.ts";

const person = z.object({ id, username: z.string(), name: z.string(), avatar: z.nullable(z.string()) });

export const notification = z.object({
	id,
	kind: z.enum(notificationKinds),
	actor: z.nullable(person).check(z.describe("Who did it; null for the society, or for a member who is gone.")),
	others: z.int().check(z.describe("How many more did the same to the same since the last look.")),
	target: z.object({
		post_id: z.nullable(id),
		comment_id: z.nullable(id),
		message: z.nullable(z.enum(notificationMessages)).check(z.describe("What it says beyond its kind, as a code.")),
		words: z.nullable(z.string()).check(z.describe("The same in the reader's language.")),
		shift_at: z.nullable(time),
	}),
	created_at: time,
	read_at: z.nullable(time),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = call({
	method: "GET",
	path: "/notifications/",
	summary: "What happened that concerns the reader, the newest first.",
	who: communityRoles,
	query: z.object({ ...paging.shape, unread: z.optional(yesOrNo) }),
	status: 200,
	answer: z.object({ ...pageOf(notification).shape, unread: z.int() }),
	errors: [],
});

export const readNotifications = call({
	method: "POST",
	path: "/notifications/read/",
	summary: "These, or all up to the newest that was seen, are read.",
	who: communityRoles,
	body: z
		.object({
			ids: z.optional(listOf(id, 100).check(z.minLength(1))),
			up_to: z.optional(id).check(z.describe("The newest one that was on the screen.")),
		})
		.check(
			z.refine(({ ids, up_to }) => (ids === undefined) !== (up_to === undefined), {
				path: ["ids"],
				error: t("Please choose which ones."),
			}),
		),
	status: 200,
	answer: z.object({ unread: z.int() }),
	errors: [],
});

export const pushKey = call({
	method: "GET",
	path: "/notifications/push-key/",
	summary: "The server's public key (VAPID), for a browser that subscribes.",
	who: communityRoles,
	status: 200,
	answer: z.object({ key: z.string() }),
	errors: [],
});

export const subscribePush = call({
	method: "POST",
	path: "/notifications/push/",
	summary: "This browser wants notices also while no page is open. Sent again it replaces what was there.",
	who: communityRoles,
	body: z.object({
		endpoint: z.string().check(lengthLimit(1000), z.url()),
		keys: z.object({ p256dh: limitedText(0, 200), auth: limitedText(0, 100) }),
	}),
	status: 201,
	answer: z.object({ message: z.string() }),
	errors: ["address_refused"],
});

export const unsubscribePush = call({
	method: "DELETE",
	path: "/notifications/push/",
	summary: "This browser wants none any more.",
	who: communityRoles,
	body: z.object({ endpoint: limitedText(0, 1000) }),
	status: 204,
	answer: z.undefined(),
	errors: [],
});

export const notificationCalls = { listNotifications, readNotifications, pushKey, subscribePush, unsubscribePush };
