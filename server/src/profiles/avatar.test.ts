import assert from "node:assert/strict";
import { me } from "@warmline/contract/accounts/calls";
import { listOwnMedia, readMedia, readSmallMedia, uploadMedia } from "@warmline/contract/media/calls";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { changeProfile, findMembers, oneMember } from "@warmline/contract/profiles/calls";
import sharp from "sharp";
import { test } from "vitest";
import { publishes, silences } from "../../test/feed.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { mp4 } from "../../test/videos.ts";

const { lina, omar, sam, tess, noor, newMember, newBrowser } = await society();

const uploads = async (who: MemberPerson, bytes?: Buffer) => {
	const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#3a7" } });
	const form = new FormData();
	form.append("file", new Blob([new Uint8Array(bytes ?? (await picture.png().toBuffer()))]), "me.png");
	const { status, body } = await who.send("POST", "/api/v1/media/", form);
	assert.equal(status, 201, JSON.stringify(body));
	return uploadMedia.answer.parse(body);
};
const shows = (who: MemberPerson, avatar: string | null) => who.calls(changeProfile, { avatar }, { id: who.id });
const avatarOf = async (reader: MemberPerson, { id }: { id: string }) =>
	oneMember.answer.parse((await reader.calls(oneMember, undefined, { id })).body).result.avatar;
/** The whole picture and the small one, as each is answered. */
const opens = async (reader: MemberPerson, public_id: string) => {
	const [whole, small] = [readMedia, readSmallMedia].map((call) => call.path.replace(":public_id", public_id));
	const statuses = [];
	for (const path of [whole, small]) statuses.push((await reader.send("GET", `/api/v1${path}`)).status);
	assert.equal(statuses[0], statuses[1]);
	return statuses[0];
};

test("a picture of one's own stands beside the name everywhere, for everybody who may meet the member (P1, P5)", async () => {
	const { public_id } = await uploads(lina);
	assert.equal(await opens(omar, public_id), 404, "nothing shows it yet");
	const { body } = await shows(lina, public_id);
	const address = `/api/v1/media/${public_id}/small/`;
	assert.equal(changeProfile.answer.parse(body).result.avatar, address);
	assert.equal(me.answer.parse((await lina.calls(me)).body).result.avatar, address);
	assert.equal(await avatarOf(omar, lina), address);
	const found = findMembers.answer.parse((await tess.calls(findMembers, undefined, { query: "lina" })).body);
	assert.equal(found.results[0]?.avatar, address);
	const post = await publishes(lina, "Hello");
	assert.equal(post.author.avatar, address);

	await lina.calls(changePreferences, { profile_for: "followers" });
	for (const reader of [lina, omar, tess, sam]) assert.equal(await opens(reader, public_id), 200);
	assert.equal(await opens(noor, public_id), 403);
	refusal(await newBrowser().send("GET", address), 401, "not_logged_in");
	const [stored] = listOwnMedia.answer.parse((await lina.calls(listOwnMedia)).body).results;
	assert.equal(stored?.in_use, true);
	refusal(await lina.send("DELETE", `/api/v1/media/${public_id}/`), 409, "in_use");
});

test("the picture of somebody who blocks, or is blocked, is not there (P1)", async () => {
	const ada = await newMember("ada", "listener");
	const { public_id } = await uploads(ada);
	await shows(ada, public_id);
	const [ben, cora] = [await newMember("ben", "listener"), await newMember("cora", "listener")];
	await silences(ada, ben, "block");
	await silences(cora, ada, "block");
	await silences(omar, ada, "mute");
	assert.deepEqual([await opens(ben, public_id), await opens(cora, public_id)], [404, 404]);
	assert.equal(await opens(omar, public_id), 200);
});

test("a new picture takes the place of the one before, which goes away, and null takes it out (P3)", async () => {
	const [first, second] = [await uploads(tess), await uploads(tess)];
	await shows(tess, first.public_id);
	await tess.calls(changeProfile, { about: "Hello", avatar: first.public_id }, { id: tess.id });
	assert.equal(await opens(omar, first.public_id), 200, "the same again is the same");
	await shows(tess, second.public_id);
	assert.deepEqual([await opens(tess, first.public_id), await opens(omar, second.public_id)], [404, 200]);
	assert.equal(changeProfile.answer.parse((await shows(tess, null)).body).result.avatar, null);
	assert.equal(await opens(tess, second.public_id), 404);
	assert.deepEqual(listOwnMedia.answer.parse((await tess.calls(listOwnMedia)).body).results, []);
});

test("another's picture, a video, one of a post, and what is not there are no picture of a member (P3)", async () => {
	const [own, inPost, film] = [await uploads(omar), await uploads(omar), await uploads(omar, mp4())];
	await shows(omar, own.public_id);
	await publishes(omar, "A tree", { media_type: "image", media_url: inPost.url });
	const others = await uploads(lina);
	for (const id of [others.public_id, inPost.public_id, film.public_id, "0190a0a0-0000-7000-8000-00000000dead"]) {
		const { errors, message } = refusal(await shows(omar, id), 400, "no_such_media");
		assert.deepEqual(errors, { avatar: message });
		assert.equal(await avatarOf(lina, omar), `/api/v1/media/${own.public_id}/small/`);
	}
	assert.equal(await opens(omar, inPost.public_id), 200, "the post has it still");
});

test("three pictures chosen at once leave one, and nothing that nobody shows (P3)", async () => {
	const chosen = [await uploads(sam), await uploads(sam), await uploads(sam)];
	await Promise.all(chosen.map(({ public_id }) => shows(sam, public_id)));
	const left = listOwnMedia.answer.parse((await sam.calls(listOwnMedia)).body).results;
	assert.deepEqual(
		left.map(({ public_id, in_use }) => [`/api/v1/media/${public_id}/small/`, in_use]),
		[[await avatarOf(lina, sam), true]],
	);
});
