import * as z from "zod/mini";
import { type AnyFrame, errorFrame, frame } from "../frames.ts";
import { id } from "../ids.ts";
import { notification } from "./calls.ts";

/**
 * `/ws/member/?token={token}`, for every member who is not new: what happens in the community while a page is open. No
 * or dead token: closed with 4401; a role without community: 4403. Who listens here is online.
 */
export const memberChannelPath = "/ws/member/";

export const memberFrames = {
	/**
	 * A page that has heard nothing for a while looks whether the line stands; it is answered with
	 * `notifications_read`.
	 */
	are_you_there: frame("are_you_there", {}),
} as const;

export const toMemberFrames = {
	/** `held`: the member is with a visitor, so it is listed and nothing more. */
	notification: frame("notification", { notification, unread: z.int(), held: z.boolean() }),
	/** Read elsewhere, in another tab. */
	notifications_read: frame("notifications_read", { unread: z.int() }),
	/** Somebody published a post that this member may see. The words are fetched, by right. */
	new_post: frame("new_post", { post_id: id, author_id: id }),
	post_changed: frame("post_changed", {
		post_id: id,
		total_likes: z.optional(z.int()),
		total_comments: z.optional(z.int()),
		edited: z.optional(z.boolean()),
		is_pinned: z.optional(z.boolean()),
	}),
	post_deleted: frame("post_deleted", { post_id: id }),
	/** With all that this member wrote. */
	member_gone: frame("member_gone", { member_id: id }),
	/** Somebody came or went. Each client fetches who is online, as far as it may see. */
	online: frame("online", {}),
	/** The weekly schedule has changed. Each client fetches again what it may see and do. */
	shifts_changed: frame("shifts_changed", {}),
	/** Somebody has checked in or out, or the door has changed. Agents ask again for what they see of it. */
	duty_changed: frame("duty_changed", {}),
	/** To supervisors: a block was asked for, decided or lifted. */
	blocks_changed: frame("blocks_changed", {}),
	/** Somebody is asked by an alert, or one of theirs is over. Each client asks which go on. */
	alerts_changed: frame("alerts_changed", {}),
	error: errorFrame,
} as const;

export type ToMemberFrame = AnyFrame<typeof toMemberFrames>;
