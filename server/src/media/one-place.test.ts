import assert from "node:assert/strict";
import { createPost, deletePost } from "@warmline/contract/feed/calls";
import { changeProfile } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import type { MemberPerson } from "../../test/person.ts";
import { keptOf, picture, uploads } from "../../test/pictures.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { dropMedia, mediaUrl } from "./index.ts";

const { pool, platform, lina, omar } = await society();

const kept = async (person: MemberPerson) => keptOf(await uploads(person, await picture())).public_id;
const posts = (person: MemberPerson, id: string) =>
	person.calls(createPost, { content: "Look", media_url: mediaUrl(id) });
const showsAsAvatar = (person: MemberPerson, id: string) =>
	person.calls(changeProfile, { avatar: id }, { id: person.id });
const avatarOf = async ({ id }: MemberPerson): Promise<string | null> =>
	(await pool.query("SELECT avatar_id FROM members WHERE id = $1", [id])).rows[0].avatar_id;

test("one picture stands in one place, also when a post and a profile take it in the same moment (F3)", async () => {
	for (let round = 0; round < 15; round++) {
		const id = await kept(lina);
		const [post, profile] = await Promise.all([posts(lina, id), showsAsAvatar(lina, id)]);
		const [isPosted, isAvatar] = [post.status === 201, profile.status === 200];
		assert.notEqual(isPosted, isAvatar, JSON.stringify([post.body, profile.body]));
		assert.equal((await avatarOf(lina)) === id, isAvatar);
		if (isPosted) {
			refusal(profile, 400, "no_such_media");
			const { id: post_id } = createPost.answer.parse(post.body).result;
			assert.equal((await lina.calls(deletePost, { post_id })).status, 200);
		} else refusal(post, 400, "no_such_media");
		const { rows } = await pool.query(
			"SELECT 1 FROM members WHERE avatar_id IS NOT NULL AND avatar_id NOT IN (SELECT id FROM media)",
		);
		assert.deepEqual(rows, []);
	}
});

test("a profile whose picture goes shows none (F3)", async () => {
	const id = await kept(omar);
	assert.equal((await showsAsAvatar(omar, id)).status, 200);
	await inTransaction(platform.database.db, ({ tx }) => dropMedia(platform, tx, id));
	assert.equal(await avatarOf(omar), null);
});
