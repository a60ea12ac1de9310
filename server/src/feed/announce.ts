import * as z from "zod";
import { connectedMembers, membersHere, tellMembers, tellMembersHere } from "../notifications/index.ts";
import type { Db } from "../platform/db/database.ts";
import type { Platform } from "../platform/platform.ts";
import type { Hub } from "../platform/realtime/hub.ts";
import { pubSubChannel } from "../platform/realtime/pubsub.ts";
import { throttledBatch } from "../platform/throttle-batch.ts";
import { currentCounts } from "./audience-queries.ts";
import { membersWhoHear, membersWhoSee } from "./visibility-queries.ts";

type AnnounceContext = Pick<Platform, "hub" | "database" | "log">;

const change = z.object({ edited: z.literal(true).optional(), pinned: z.literal(true).optional() });
/** What else happened to a post than likes and comments. */
type Change = z.infer<typeof change>;

const postChanged = pubSubChannel("post_changed", change.extend({ post_id: z.string() }));

/** Milliseconds between two frames about the same post, however many like it at once. */
const pause = 250;
/** Milliseconds after which what could not be told is told again. */
const retryAfter = 1000;

const failedTo =
	({ log }: AnnounceContext) =>
	(error: unknown) =>
		log.warn({ err: error }, "a change in the feed could not be told");

const tellChanges = async ({ hub, database: { db } }: AnnounceContext, changes: ReadonlyMap<string, Change>) => {
	const ids = [...changes.keys()];
	const counts = await currentCounts(db, ids);
	const hearers = await membersWhoHear(db, ids, membersHere(hub));
	for (const [post_id, { edited, pinned }] of changes) {
		const post = counts.get(post_id);
		if (!post) continue;
		const { total_likes, total_comments, is_pinned } = post;
		tellMembersHere(hub, hearers.get(post_id) ?? [], {
			action: "post_changed",
			post_id,
			total_likes,
			total_comments,
			...(edited ? { edited } : {}),
			...(pinned ? { is_pinned } : {}),
		});
	}
};

/** From now on who is connected to this process is told what has changed, in whichever process. */
export const startAnnouncing = (platform: AnnounceContext) => {
	const tellSoon = throttledBatch<Map<string, Change>>({
		none: () => new Map(),
		join: (changes, more) => {
			for (const [id, change] of more) changes.set(id, { ...changes.get(id), ...change });
			return changes;
		},
		run: (changes) => platform.hub.publishInOrder(() => tellChanges(platform, changes)),
		pause,
		retryAfter,
		failed: failedTo(platform),
	});
	platform.hub.onBroadcast(postChanged, ({ post_id, ...what }) => tellSoon(new Map([[post_id, what]])));
	return { stop: tellSoon.stop };
};

/**
 * The counts as they are by then; all that happens to one post within a moment is told at once. `edited`: whoever shows it
 * reads it again.
 */
export const announceChanged = ({ hub }: AnnounceContext, postId: string, what: Change = {}) =>
	hub.broadcast(postChanged, { ...what, post_id: postId });

/** To all who may see it and have not muted the author, and to their own other pages. */
export const announceNewPost = (platform: AnnounceContext, { id, author_id }: { id: string; author_id: string }) => {
	const { hub, database } = platform;
	hub
		.publishInOrder(async () => {
			const hearers = await membersWhoHear(database.db, [id], connectedMembers(hub));
			tellMembers(hub, hearers.get(id) ?? [], { action: "new_post", post_id: id, author_id });
		})
		.catch(failedTo(platform));
};

/** Connected members who may open the post right now: asked before an act that takes it out of their sight. */
export const whoSees = (hub: Hub, tx: Db, postId: string): Promise<string[]> =>
	membersWhoSee(tx, postId, connectedMembers(hub));

/** It is gone, or these members may see it no more. */
export const announceGone = (platform: AnnounceContext, postId: string, memberIds: readonly string[]) => {
	const { hub } = platform;
	hub
		.publishInOrder(() => tellMembers(hub, memberIds, { action: "post_deleted", post_id: postId }))
		.catch(failedTo(platform));
};

/** To everybody who has a page open: nothing but the id is told, and all that stands under it is gone. */
export const announceMemberGone = (platform: AnnounceContext, member_id: string) => {
	const { hub } = platform;
	hub
		.publishInOrder(() => tellMembers(hub, connectedMembers(hub), { action: "member_gone", member_id }))
		.catch(failedTo(platform));
};
