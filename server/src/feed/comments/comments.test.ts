import assert from "node:assert/strict";
import { createComment, deleteComment, editComment, listComments } from "@warmline/contract/feed/calls";
import { test } from "vitest";
import { commentsOn, noticesOf, publishes, readsComments, readsPost } from "../../../test/feed.ts";
import type { MemberPerson } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { lina, omar, sam, dora, tess, newMember, takenBy, pool } = await society();

const nobody = "00000000-0000-7000-8000-000000000000";

const edits = (who: MemberPerson, comment_id: string, content: string, more: { checked?: boolean } = {}) =>
	who.calls(editComment, { content, ...more }, { comment_id });
const deletes = (who: MemberPerson, comment_id: string) => who.calls(deleteComment, undefined, { comment_id });
const words = async (who: MemberPerson, post_id: string) =>
	(await readsComments(who, post_id)).results.map(({ content }) => content);

test("a comment raises the count, and stands under its post with who wrote it (F5, F6)", async () => {
	const post = await publishes(lina, "What helps you?");
	const comment = await commentsOn(omar, post.id, "  A walk.  ");
	assert.equal(comment.content, "A walk.");
	assert.deepEqual(
		{ author: comment.author.id, name: comment.author.name, post: comment.post_id, edited: comment.edited_at },
		{ author: omar.id, name: "Omar", post: post.id, edited: null },
	);
	assert.deepEqual([comment.can_edit, comment.can_delete], [true, true]);
	const read = await readsPost(lina, post.id);
	assert.equal(read.total_comments, 1);
	assert.deepEqual(read.comments, [{ ...comment, can_edit: false }]);
	assert.deepEqual((await readsComments(tess, post.id)).results, [{ ...comment, can_edit: false, can_delete: false }]);
});

test("a blank comment, a long one and one for nobody's post are refused, and nothing is counted (F6)", async () => {
	const post = await publishes(lina, "Say something");
	for (const content of ["", "   \n ", "x".repeat(2001)])
		refusal(await omar.calls(createComment, { post_id: post.id, content }), 400, "invalid_content");
	refusal(await omar.calls(createComment, { post_id: nobody, content: "Hello" }), 404, "not_found");
	refusal(await omar.calls(createComment, { post_id: "x", content: "Hello" }), 400, "invalid_post_id");
	refusal(await omar.calls(createComment, { post_id: post.id, content: "Hello", author: lina.id }), 403, "forbidden");
	assert.equal((await readsPost(lina, post.id)).total_comments, 0);
	assert.equal((await commentsOn(omar, post.id, "🙂".repeat(2000))).content.length, 4000);
});

test("a comment sent again and again at once is stored once (F6)", async () => {
	const post = await publishes(lina, "On a bad line");
	const said = { post_id: post.id, content: "Once", client_id: "c1" };
	const answers = await Promise.all(Array.from({ length: 10 }, () => omar.calls(createComment, said)));
	assert.deepEqual([...new Set(answers.map(({ status }) => status))], [201]);
	assert.equal(new Set(answers.map(({ body }) => createComment.answer.parse(body).result.id)).size, 1);
	assert.equal((await tess.calls(createComment, said)).status, 201);
	assert.equal((await readsPost(lina, post.id)).total_comments, 2);
	assert.deepEqual(await noticesOf(lina, post.id), [
		{ kind: "comment", actor: omar.id },
		{ kind: "comment", actor: tess.id },
	]);
});

test("comments come page by page, the oldest first, each once (F5)", async () => {
	const post = await publishes(lina, "A long talk");
	const said = Array.from({ length: 23 }, (_, n) => `Number ${n}`);
	for (const content of said) await commentsOn(omar, post.id, content);
	const found: string[] = [];
	let cursor: string | null = null;
	do {
		const page = await readsComments(tess, post.id, { limit: "10", ...(cursor ? { cursor } : {}) });
		found.push(...page.results.map(({ content }) => content));
		cursor = page.next;
	} while (cursor);
	assert.deepEqual(found, said);
	const read = await readsPost(tess, post.id);
	assert.deepEqual(
		read.comments.map(({ content }) => content),
		["Number 21", "Number 22"],
	);
	refusal(await tess.calls(listComments, undefined, { post_id: post.id, cursor: "x" }), 400, "invalid_cursor");
	refusal(await tess.calls(listComments, undefined, { post_id: nobody }), 404, "not_found");
});

test("of many who comment at once each is counted, and none is lost or twice (F5)", async () => {
	const post = await publishes(lina, "Everybody speaks");
	const all = [lina, omar, sam, dora, tess];
	await Promise.all(all.flatMap((one) => Array.from({ length: 10 }, (_, n) => commentsOn(one, post.id, `${n}`))));
	assert.equal((await readsPost(lina, post.id)).total_comments, 50);
	assert.equal((await readsComments(lina, post.id, { limit: "100" })).results.length, 50);
});

test("a comment is edited by its author, says so, and by nobody else (F5)", async () => {
	const post = await publishes(lina, "Spelling");
	const comment = await commentsOn(omar, post.id, "Teh");
	const { status, body } = await edits(omar, comment.id, "The");
	assert.equal(status, 200, JSON.stringify(body));
	const { result } = editComment.answer.parse(body);
	assert.deepEqual({ ...result, edited_at: null }, { ...comment, content: "The" });
	assert.ok(result.edited_at);
	for (const other of [lina, sam, dora, tess]) refusal(await edits(other, comment.id, "Mine"), 403, "forbidden");
	refusal(await edits(omar, comment.id, " "), 400, "invalid_content");
	for (const id of [nobody, "x"]) refusal(await edits(omar, id, "Text"), 404, "not_found");
	assert.deepEqual(await words(tess, post.id), ["The"]);
});

test("a comment is deleted by its author, by who wrote the post, and by moderators, who are recorded (F5)", async () => {
	const post = await publishes(lina, "Under my post");
	const [one, two, three, four] = [
		await commentsOn(omar, post.id, "one"),
		await commentsOn(omar, post.id, "two"),
		await commentsOn(omar, post.id, "three"),
		await commentsOn(omar, post.id, "four"),
	];
	refusal(await deletes(tess, one.id), 403, "forbidden");
	assert.equal((await noticesOf(lina, post.id)).length, 4);
	for (const [who, { id }] of [
		[omar, one],
		[lina, two],
		[sam, three],
	] as const) {
		assert.equal((await deletes(who, id)).status, 204);
		refusal(await deletes(who, id), 404, "not_found");
	}
	assert.deepEqual(await words(tess, post.id), ["four"]);
	assert.equal((await readsPost(tess, post.id)).total_comments, 1);
	assert.equal((await noticesOf(lina, post.id)).length, 1);
	const { rows } = await pool.query(
		"SELECT member_id, about_id, params FROM audit_log WHERE act = 'delete_comment' ORDER BY id",
	);
	assert.deepEqual(rows, [
		{ member_id: lina.id, about_id: omar.id, params: { kind: "comment", id: two.id } },
		{ member_id: sam.id, about_id: omar.id, params: { kind: "comment", id: three.id } },
	]);
	const both = await Promise.all([deletes(omar, four.id), deletes(lina, four.id)]);
	assert.deepEqual(both.map(({ status }) => status).sort(), [204, 404]);
	assert.equal((await readsPost(tess, post.id)).total_comments, 0);
});

test("who is mentioned hears of it once, and who wrote the post hears of the comment alone (F4)", async () => {
	const post = await publishes(lina, "Who knows?");
	const comment = await commentsOn(omar, post.id, "@tess and @LINA and @omar and @nobody might, @tess");
	assert.deepEqual(await noticesOf(tess, post.id), [{ kind: "mention", actor: omar.id }]);
	assert.deepEqual(await noticesOf(lina, post.id), [{ kind: "comment", actor: omar.id }]);
	assert.deepEqual(await noticesOf(omar, post.id), []);
	await edits(omar, comment.id, "@tess and @sam might");
	assert.deepEqual(await noticesOf(tess, post.id), [{ kind: "mention", actor: omar.id }]);
	assert.deepEqual(await noticesOf(sam, post.id), [{ kind: "mention", actor: omar.id }]);
	const own = await publishes(omar, "For friends", { is_public: false });
	await commentsOn(omar, own.id, "@tess cannot see it, @dora can");
	assert.deepEqual(await noticesOf(tess, own.id), []);
	assert.deepEqual(await noticesOf(dora, own.id), [{ kind: "mention", actor: omar.id }]);
});

test("a comment that repeats a visitor's words is refused until its author has read it again (F6)", async () => {
	const listener = await newMember("ines", "listener");
	await listener.connects();
	const { visitor } = await takenBy(listener);
	const said = "My cousin crashed the blue tractor near Sherbrooke.";
	visitor.says("send_message", { message: said });
	await visitor.hears("new_message", { message: { message: said } });
	const post = await publishes(lina, "Your week?");
	const repeated = "Imagine: a cousin crashed the blue tractor near Sherbrooke";
	const sends = (more: { checked?: boolean }) =>
		listener.calls(createComment, { post_id: post.id, content: repeated, client_id: "r", ...more });
	refusal(await sends({}), 409, "repeats_a_visitor");
	assert.equal((await readsPost(lina, post.id)).total_comments, 0);
	const { body } = await sends({ checked: true });
	const { result } = createComment.answer.parse(body);
	refusal(await edits(listener, result.id, `${repeated}!`), 409, "repeats_a_visitor");
	assert.equal((await edits(listener, result.id, `${repeated}!`, { checked: true })).status, 200);
	const warned = await pool.query("SELECT member_id, params FROM audit_log WHERE act = 'publish_after_warning'");
	const line = { member_id: listener.id, params: { kind: "comment", id: result.id } };
	assert.deepEqual(warned.rows, [line, line]);
	await commentsOn(omar, post.id, repeated);
});

test("who comments without an end has to wait, and is told for how long (F6)", async () => {
	const post = await publishes(lina, "Go on");
	const talker = await newMember("talker", "listener");
	for (let n = 0; n < 120; n++) await commentsOn(talker, post.id, `${n}`);
	const refused = await talker.calls(createComment, { post_id: post.id, content: "One more" });
	refusal(refused, 429, "too_many_requests");
	const seconds = Number(refused.headers.get("retry-after"));
	assert.ok(seconds > 3500 && seconds <= 3600, String(seconds));
	assert.equal((await readsPost(lina, post.id)).total_comments, 120);
	await commentsOn(omar, post.id, "Others go on");
});
