import assert from "node:assert/strict";
import {
	createComment,
	deletePost,
	editPost,
	likePost,
	listComments,
	listPosts,
	pinPost,
	readPost,
	suggest,
	trendingTags,
} from "@warmline/contract/feed/calls";
import type { Post } from "@warmline/contract/feed/post";
import { sendReport } from "@warmline/contract/moderation/calls";
import { test } from "vitest";
import type { Answer, Browser } from "../../test/browser.ts";
import { commentsOn, follows, publishes, silences, uploadsPicture } from "../../test/feed.ts";
import { society } from "../../test/society.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { hide } from "./index.ts";

const { sam, tess, noor, newMember, newBrowser, platform } = await society();
const author = await newMember("author", "listener");
const readers = {
	author,
	follower: await newMember("follower", "listener"),
	stranger: await newMember("stranger", "listener"),
	blocked: await newMember("blocked", "listener"),
	blocking: await newMember("blocking", "listener"),
	muting: await newMember("muting", "listener"),
	moderator: sam,
	trainee: tess,
	newHire: noor,
	nobody: newBrowser(),
} satisfies Record<string, Browser>;
for (const fan of ["follower", "blocked", "blocking", "muting"] as const) await follows(readers[fan], author);
await silences(author, readers.blocked, "block");
await silences(readers.blocking, author, "block");
await silences(readers.muting, author, "mute");

/** Everywhere; by its address and what hangs on that; nowhere, as if it were not there; or no part in the community. */
type Sight = "all" | "address" | "none" | 403 | 401;
type Sights = Record<keyof typeof readers, Sight>;

const outside = { newHire: 403, nobody: 401 } as const;
const apart = { blocked: "none", blocking: "none" } as const;
const sights = {
	open: {
		author: "all",
		follower: "all",
		stranger: "all",
		muting: "address",
		moderator: "all",
		trainee: "all",
		...apart,
		...outside,
	},
	closed: {
		author: "all",
		follower: "all",
		stranger: "none",
		muting: "address",
		moderator: "all",
		trainee: "none",
		...apart,
		...outside,
	},
	hidden: {
		author: "all",
		follower: "none",
		stranger: "none",
		muting: "none",
		moderator: "all",
		trainee: "none",
		...apart,
		...outside,
	},
	hiddenAndClosed: {
		author: "all",
		follower: "none",
		stranger: "none",
		muting: "none",
		moderator: "all",
		trainee: "none",
		...apart,
		...outside,
	},
} satisfies Record<string, Sights>;
type Visibility = keyof typeof sights;

const postOf = async (visibility: Visibility): Promise<Post> => {
	const { url } = await uploadsPicture(author);
	const media = { media_type: "image", media_url: url } as const;
	const is_public = visibility === "open" || visibility === "hidden";
	const post = await publishes(author, `Words for ${visibility} #tag${visibility.toLowerCase()}`, {
		is_public,
		...media,
	});
	await commentsOn(author, post.id, "My own comment");
	if (visibility.startsWith("hidden"))
		await inTransaction(platform.database.db, (work) => hide(platform, work, { kind: "post", id: post.id }));
	return post;
};
const posts = {
	open: await postOf("open"),
	closed: await postOf("closed"),
	hidden: await postOf("hidden"),
	hiddenAndClosed: await postOf("hiddenAndClosed"),
} satisfies Record<Visibility, Post>;

type Case = { who: Browser; post: Post; tag: string };
/** Whether the post is there by this route, or what is answered instead. */
type Route = (asked: Case) => Promise<boolean | number>;

const listedBy =
	(asked: (post: Post, tag: string) => Record<string, string>): Route =>
	async ({ who, post, tag }) => {
		const { status, body } = await who.calls(listPosts, undefined, { limit: "100", ...asked(post, tag) });
		return status === 200 ? listPosts.answer.parse(body).results.some(({ id }) => id === post.id) : status;
	};
const lists: Record<string, Route> = {
	feed: listedBy(() => ({})),
	"feed by number": listedBy(() => ({ page: "1" })),
	"of the author": listedBy((post) => ({ user_id: post.author.id })),
	"by topic": listedBy((_, tag) => ({ hashtag: tag })),
	"by words": listedBy((_, tag) => ({ query: tag })),
	"by words of the author": listedBy((post, tag) => ({ query: tag, user_id: post.author.id })),
	pictures: listedBy(() => ({ media: "image" })),
	"pictures and videos of the author": listedBy((post) => ({ media: "any", user_id: post.author.id })),
};

/** Lists of what everybody may see. */
const openLists: Record<string, Route> = {
	"public feed": listedBy(() => ({ public: "true" })),
	"nine photos": listedBy(() => ({ public: "true", media: "image", limit: "9" })),
	"topics suggested": async ({ who, tag }) => {
		const { status, body } = await who.calls(suggest, undefined, { kind: "hashtag", query: tag });
		return status === 200 ? suggest.answer.parse(body).results.some(({ word }) => word === tag) : status;
	},
	"topics that trend": async ({ who, tag }) => {
		const { status, body } = await who.calls(trendingTags);
		return status === 200 ? trendingTags.answer.parse(body).trending.some((one) => one.tag === tag) : status;
	},
};

const isThere = async (answer: Promise<Answer>) => {
	const { status } = await answer;
	return status === 404 ? false : status < 300 || status;
};
const addresses: Record<string, Route> = {
	read: ({ who, post }) => isThere(who.calls(readPost, undefined, { post_id: post.id })),
	"its picture": ({ who, post }) => isThere(who.send("GET", post.media_url ?? "")),
	"its small picture": ({ who, post }) => isThere(who.send("GET", post.media_small_url ?? "")),
	comments: ({ who, post }) => isThere(who.calls(listComments, undefined, { post_id: post.id })),
	comment: ({ who, post }) => isThere(who.calls(createComment, { post_id: post.id, content: "Hello" })),
	like: ({ who, post }) => isThere(who.calls(likePost, { post_id: post.id, like: true })),
};

/** Acts that not everybody may do who sees the post: what is answered where it is there. */
const acts: Record<
	string,
	{
		run: Route;
		allowed: (reader: string) => true | number;
		shut?: (reader: string, visibility: Visibility) => boolean | number;
	}
> = {
	report: {
		run: ({ who, post }) => isThere(who.calls(sendReport, { kind: "post", id: post.id, reason: "other" })),
		allowed: (reader) => (reader === "author" ? 400 : true),
		// Nobody gets out of reach of a report by a block.
		shut: (reader, visibility) => visibility === "open" && (reader === "blocked" || reader === "blocking"),
	},
	edit: {
		run: ({ who, post }) => isThere(who.calls(editPost, { media_alt: "A field" }, { post_id: post.id })),
		allowed: (reader) => (reader === "author" ? true : 403),
	},
	"delete as another": {
		run: ({ who, post }) => isThere(who.calls(deletePost, { post_id: post.id, user_id: "another" })),
		allowed: () => 403,
		shut: () => 403,
	},
	pin: {
		run: async ({ who, post }) => {
			const there = await isThere(who.calls(pinPost, { post_id: post.id }));
			if (there === true) await who.calls(pinPost, { post_id: post.id });
			return there;
		},
		allowed: (reader) => (reader === "moderator" ? true : 403),
		shut: () => 403,
	},
};

const findings = async (routes: Record<string, Route>, asked: Case) => {
	const found: Record<string, boolean | number> = {};
	for (const [name, route] of Object.entries(routes)) found[name] = await route(asked);
	return found;
};
const all = (routes: Record<string, unknown>, value: (name: string) => boolean | number) =>
	Object.fromEntries(Object.keys(routes).map((name) => [name, value(name)]));

for (const [visibility, table] of Object.entries(sights) as [Visibility, Sights][]) {
	for (const [reader, sight] of Object.entries(table) as [keyof typeof readers, Sight][]) {
		const how = typeof sight === "number" ? `is answered ${sight}` : `finds it: ${sight}`;
		test(`a post that is ${visibility}: the ${reader} ${how}, by every route (F2)`, async () => {
			const asked = { who: readers[reader], post: posts[visibility], tag: `tag${visibility.toLowerCase()}` };
			const listed = typeof sight === "number" ? sight : sight === "all";
			const there = typeof sight === "number" ? sight : sight !== "none";
			const open = typeof sight === "number" ? sight : listed && visibility === "open";
			assert.deepEqual(
				await findings(lists, asked),
				all(lists, () => listed),
			);
			assert.deepEqual(
				await findings(openLists, asked),
				all(openLists, () => open),
			);
			assert.deepEqual(
				await findings(addresses, asked),
				all(addresses, () => there),
			);
			const runs = Object.fromEntries(Object.entries(acts).map(([name, { run }]) => [name, run]));
			const expected = all(acts, (name) => {
				if (there === true) return acts[name]?.allowed(reader) ?? true;
				return there === false ? (acts[name]?.shut?.(reader, visibility) ?? false) : there;
			});
			assert.deepEqual(await findings(runs, asked), expected);
		});
	}
}
