import assert from "node:assert/strict";
import { createComment, createPost, likePost, listComments, readPost } from "@warmline/contract/feed/calls";
import type { NewPost } from "@warmline/contract/feed/post";
import { listNotifications } from "@warmline/contract/notifications/calls";
import { follow, silence } from "@warmline/contract/profiles/calls";
import type { MemberPerson } from "./person.ts";
import { keptOf, picture, uploads } from "./pictures.ts";

export const publishes = async (author: MemberPerson, content: string, more: Partial<NewPost> = {}) => {
	const answer = await author.calls(createPost, { content, is_public: true, ...more });
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	return createPost.answer.parse(answer.body).result;
};

export const commentsOn = async (author: MemberPerson, post_id: string, content: string) => {
	const answer = await author.calls(createComment, { post_id, content });
	assert.equal(answer.status, 201, JSON.stringify(answer.body));
	return createComment.answer.parse(answer.body).result;
};

/** Toggles where `like` is left out. */
export const likes = async (member: MemberPerson, post_id: string, like?: boolean) => {
	const answer = await member.calls(likePost, { post_id, ...(like === undefined ? {} : { like }) });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return likePost.answer.parse(answer.body).result;
};

export const readsPost = async (reader: MemberPerson, post_id: string) => {
	const answer = await reader.calls(readPost, undefined, { post_id });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return readPost.answer.parse(answer.body).result;
};

export const readsComments = async (reader: MemberPerson, post_id: string, page: Record<string, string> = {}) => {
	const answer = await reader.calls(listComments, undefined, { post_id, ...page });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return listComments.answer.parse(answer.body);
};

export const follows = async (member: MemberPerson, other: MemberPerson) => {
	const answer = await member.calls(follow, { follow_id: other.id, following: true });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
};

export const silences = async (member: MemberPerson, other: MemberPerson, kind: "mute" | "block") => {
	const answer = await member.calls(silence, { kind }, { member_id: other.id });
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
};

/** What the member was told of this post, the oldest first: the kind, and who did it. */
export const noticesOf = async (member: MemberPerson, post_id: string) => {
	const { results } = listNotifications.answer.parse((await member.calls(listNotifications)).body);
	return results
		.filter(({ target }) => target.post_id === post_id)
		.map(({ kind, actor }) => ({ kind, actor: actor?.id }))
		.reverse();
};

/** A picture that stands in no post yet: what the upload answered. */
export const uploadsPicture = async (member: MemberPerson) =>
	keptOf(await uploads(member, await picture({ width: 8, height: 6 })));
