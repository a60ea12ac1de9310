import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createPost } from "@warmline/contract/feed/calls";
import { listOwnMedia, removeMedia } from "@warmline/contract/media/calls";
import { eraseMember } from "@warmline/contract/members/calls";
import { v7 } from "uuid";
import { test } from "vitest";
import type { MemberPerson } from "../../test/person.ts";
import { keptOf, picture, uploads } from "../../test/pictures.ts";
import { refusal } from "../../test/refusal.ts";
import { s3Server } from "../../test/s3.ts";
import { society } from "../../test/society.ts";
import { unzip } from "../../test/unzip.ts";
import { mp4 } from "../../test/videos.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import { deleteUnusedMedia } from "./delete-unused-media.ts";
import { dropMedia, mediaIdInUrl, mediaUrl, ownMedia } from "./index.ts";

const here = await society();
const { pool, platform, config, clock, address, lina, omar, sam, dora, newMember } = here;
const { settings } = await s3Server();
const inBucket = await society(settings);
const { mediaStore } = platform;
const { db } = platform.database;
const none = async () => new Set<string>();

const files = async () => (await readdir(join(config.DATA_DIR, "media"))).sort();
const rows = async () =>
	(await pool.query<{ id: string }>("SELECT id FROM media ORDER BY id")).rows.map(({ id }) => id);
const showsAsAvatar = (person: MemberPerson, id: string | null) =>
	pool.query("UPDATE members SET avatar_id = $2 WHERE id = $1", [person.id, id]);
const kept = async (person: MemberPerson) => keptOf(await uploads(person, await picture())).public_id;

/** The work is promised: it is done in a moment. */
const until = async (isSo: () => Promise<boolean>) => {
	const late = Date.now() + 15_000;
	while (!(await isSo())) {
		assert.ok(Date.now() < late, "it was not done");
		await new Promise((done) => setImmediate(done));
	}
};
const isGone = (id: string) => until(async () => !(await files()).some((name) => name.startsWith(id)));

test("what one takes back is gone, and what is shown is not taken back (F3)", async () => {
	const id = await kept(lina);
	await showsAsAvatar(lina, id);
	refusal(await lina.calls(removeMedia, undefined, { public_id: id }), 409, "in_use");
	const { results } = listOwnMedia.answer.parse((await lina.calls(listOwnMedia)).body);
	assert.deepEqual(
		results.map(({ public_id, in_use }) => [public_id, in_use]),
		[[id, true]],
	);
	await showsAsAvatar(lina, null);
	assert.equal((await lina.calls(removeMedia, undefined, { public_id: id })).status, 204);
	refusal(await lina.calls(removeMedia, undefined, { public_id: id }), 404);
	refusal(await lina.send("GET", mediaUrl(id)), 404);
	await isGone(id);
});

test("what is dropped goes with its transaction, and stays with one that is undone (F3)", async () => {
	const [one, other] = [await kept(lina), await kept(lina)];
	await assert.rejects(
		inTransaction(db, async ({ tx }) => {
			await dropMedia(platform, tx, one);
			throw new Error("undone");
		}),
		/undone/,
	);
	await inTransaction(db, ({ tx }) => dropMedia(platform, tx, other));
	await isGone(other);
	assert.deepEqual(await rows(), [one]);
	assert.deepEqual(await files(), [one, `${one}.small`]);
	assert.equal((await lina.send("GET", mediaUrl(one))).status, 200);
});

test("at night goes what nothing has shown for a day, and what is shown or new stays (F3)", async () => {
	const [unnamed, avatar, posted, young] = [await kept(omar), await kept(omar), await kept(omar), await kept(omar)];
	await showsAsAvatar(omar, avatar);
	await pool.query("UPDATE media SET kept_at = kept_at - interval '25 hours' WHERE id <> $1", [young]);
	await deleteUnusedMedia(platform, async (_db, ids) => new Set(ids.filter((id) => id === posted)));
	assert.deepEqual(await rows(), [avatar, posted, young].sort());
	await isGone(unnamed);
	assert.equal((await files()).length, 6);
});

test("what somebody names in the moment in which the night comes stays (F3)", async () => {
	const id = await kept(sam);
	await pool.query("UPDATE media SET kept_at = kept_at - interval '25 hours' WHERE id = $1", [id]);
	let night: Promise<void> | undefined;
	await inTransaction(db, async ({ tx }) => {
		assert.equal((await ownMedia(tx, sam.id, mediaUrl(id)))?.id, id);
		night = deleteUnusedMedia(platform, none);
		await until(async () => {
			const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
			return (await pool.query(waiting)).rowCount !== 0;
		});
		await showsAsAvatar(sam, id);
	});
	await night;
	assert.ok((await rows()).includes(id));
	await showsAsAvatar(sam, null);
	await deleteUnusedMedia(platform, none);
	assert.equal(await ownMedia(db, sam.id, id), undefined);
});

const isThere = async ({ mediaStore }: Pick<typeof platform, "mediaStore">, name: string) => {
	const bytes = await mediaStore.get(name);
	return bytes !== undefined && (await buffer(bytes)).length > 0;
};

/** As if an upload had ended between the bytes and the row; two hours later. */
const breaksOff = async ({ pool }: Pick<typeof here, "pool">, id: string) => {
	await pool.query("DELETE FROM media WHERE id = $1", [id]);
	await pool.query("UPDATE jobs.job SET start_after = now() WHERE name = 'remove-lost-media-files'");
};

test("what an upload that was broken off left in the store goes, in a folder and in a bucket (F3)", async () => {
	for (const cast of [here, inBucket]) {
		const [known, lost] = [await kept(cast.lina), await kept(cast.lina)];
		await breaksOff(cast, lost);
		await until(async () => !(await isThere(cast.platform, `${lost}.small`)));
		assert.ok(!(await isThere(cast.platform, lost)));
		await until(async () => {
			const left = "SELECT 1 FROM jobs.job WHERE name = 'remove-lost-media-files' AND state <> 'completed'";
			return (await cast.pool.query(left)).rowCount === 0;
		});
		assert.equal((await cast.lina.send("GET", mediaUrl(known))).status, 200);
	}
	assert.deepEqual(await readdir(join(inBucket.config.DATA_DIR, "media")).catch(() => []), []);
});

test("two organisations' servers may have one bucket: no night takes away what is the other's (F3)", async () => {
	const other = await society(settings);
	const [own, others] = [await kept(inBucket.lina), await kept(other.lina)];
	await other.platform.mediaStore.put("backup-of-the-forms.zip", Buffer.from("x"), "application/zip");
	other.clock.passMinutes(25 * 60);
	await deleteUnusedMedia(other.platform, async (_db, ids) => new Set(ids));
	await showsAsAvatar(other.lina, others);
	await deleteUnusedMedia(other.platform, none);
	assert.equal((await inBucket.lina.send("GET", mediaUrl(own))).status, 200);
	assert.ok(await isThere(other.platform, "backup-of-the-forms.zip"));
});

test("with a member who is erased everything goes that they uploaded, and no night is waited for (F3)", async () => {
	const ada = await newMember("ada", "listener");
	const [avatar, film, unnamed] = [await kept(ada), keptOf(await uploads(ada, mp4())).public_id, await kept(ada)];
	await showsAsAvatar(ada, avatar);
	const posted = await ada.calls(createPost, { content: "My film", media_url: mediaUrl(film) });
	assert.equal(posted.status, 201, JSON.stringify(posted.body));
	const others = await kept(lina);
	const erased = await dora.calls(eraseMember, { username: "ada" }, { member_id: ada.id });
	assert.equal(erased.status, 204, JSON.stringify(erased.body));
	assert.deepEqual(
		(await rows()).filter((id) => [avatar, film, unnamed, others].includes(id)),
		[others],
	);
	for (const id of [avatar, film, unnamed]) await isGone(id);
	assert.ok((await files()).includes(others));
});

test("what is left of somebody who went while they uploaded goes at night (F3)", async () => {
	const eve = await newMember("eve", "listener");
	const id = await kept(eve);
	await pool.query("DELETE FROM members WHERE id = $1", [eve.id]);
	clock.passMinutes(25 * 60);
	await deleteUnusedMedia(platform, none);
	await isGone(id);
	assert.ok(!(await rows()).includes(id));
});

test("somebody's export holds their pictures and videos (F3)", async () => {
	const bea = await newMember("bea", "listener");
	const photo = await kept(bea);
	const film = keptOf(await uploads(bea, mp4())).public_id;
	await kept(await newMember("cleo", "listener"));
	const headers = { authorization: `Token ${bea.token}` };
	const exported = async () => {
		const response = await fetch(`${address}/api/v1/members/${bea.id}/export/`, { headers });
		assert.equal(response.status, 200);
		return unzip(Buffer.from(await response.arrayBuffer()));
	};
	const files = await exported();
	const paths = [`media/${film}.mp4`, `media/${photo}.jpg`];
	assert.deepEqual(
		[...files.keys()].filter((path) => path.startsWith("media/")),
		paths,
	);
	const { media } = JSON.parse(files.get("person.json")?.toString() ?? "");
	assert.deepEqual(
		media.map(({ file }: { file: string }) => file),
		paths,
	);
	const shown = await fetch(address + mediaUrl(photo), { headers });
	assert.deepEqual(files.get(`media/${photo}.jpg`), Buffer.from(await shown.arrayBuffer()));
	await mediaStore.remove(photo);
	const again = await exported();
	assert.equal(again.get(`media/${photo}.jpg`)?.length, 0);
	assert.deepEqual(again.get(`media/${film}.mp4`), files.get(`media/${film}.mp4`));
});

test("an address says whose it is, in whatever way a page wrote it, and no other address does", () => {
	const id = v7();
	const own = mediaUrl(id);
	for (const address of [own, `${own}small/`, `${own}?as=12345678`, own.slice(0, -1), `https://society.example${own}`])
		assert.equal(mediaIdInUrl(address), id, address);
	for (const address of [
		"",
		id,
		"/api/v1/media/",
		"/api/v1/media/x/",
		`${own}more/`,
		`/api/v1/other/${id}/`,
		"http://[",
	])
		assert.equal(mediaIdInUrl(address), undefined, address);
});
