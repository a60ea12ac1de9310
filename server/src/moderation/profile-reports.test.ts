import assert from "node:assert/strict";
import { auditLog } from "@warmline/contract/audit/calls";
import { readMedia } from "@warmline/contract/media/calls";
import { type changeProfile, oneMember } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { uploadsPicture } from "../../test/feed.ts";
import type { MemberPerson } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { asksToDecide, decides, entryOf, reports, toldTo } from "../../test/reports.ts";
import { society } from "../../test/society.ts";

const { omar, sam, dora, takenBy, newMember, pool } = await society();

const changes = (who: MemberPerson, change: Parameters<typeof changeProfile.body.parse>[0] & object) =>
	who.send("PATCH", `/api/v1/account/user/${who.id}/`, change);
const profileOf = async ({ id }: MemberPerson) =>
	oneMember.answer.parse((await sam.calls(oneMember, undefined, { id })).body).result;
const suspends = async (who: MemberPerson) => {
	await reports(omar, { kind: "member", id: who.id });
	await decides(sam, who.id, "suspend", { days: 3 });
};

test("what a profile said when it was reported is kept, whatever it says afterwards", async () => {
	const rude = await newMember("rude", "listener");
	const { public_id } = await uploadsPicture(rude);
	const words = { nickname: "Sourpuss", about: "You are all fools.", website: "https://fools.example" };
	assert.equal((await changes(rude, { ...words, avatar: public_id })).status, 200);
	await reports(omar, { kind: "member", id: rude.id });
	assert.equal((await changes(rude, { nickname: "Kind", about: null, website: null, avatar: null })).status, 200);
	assert.equal(
		(await entryOf(sam, rude.id)).about.content,
		`Rude Newman (@rude)\nSourpuss\nYou are all fools.\nhttps://fools.example\n/api/v1/media/${public_id}/small/`,
	);
});

test("to remove is to clear the profile: picture, chosen name, website and words, and the member hears of it", async () => {
	const bold = await newMember("bold", "listener");
	const { public_id } = await uploadsPicture(bold);
	const words = { nickname: "Sourpuss", about: "You are all fools.", website: "https://fools.example" };
	assert.equal((await changes(bold, { ...words, location: "CA", avatar: public_id })).status, 200);
	await reports(omar, { kind: "member", id: bold.id });
	const { verdict } = await decides(sam, bold.id, "remove", { words: "Please be kind." });
	assert.equal(verdict?.verdict, "remove");
	const { nickname, about, website, avatar, first_name, location } = await profileOf(bold);
	assert.deepEqual([nickname, about, website, avatar, first_name, location], [null, null, null, null, "Bold", "CA"]);
	assert.equal((await bold.calls(readMedia, undefined, { public_id })).status, 404);
	assert.equal((await pool.query("SELECT FROM media WHERE id = $1", [public_id])).rowCount, 0);
	assert.equal(
		(await toldTo(bold)).at(-1),
		"A moderator has removed your picture, display name and description from your profile. Their note: Please be kind.",
	);
	assert.equal((await toldTo(omar)).at(-1), "What was wrong in the profile you reported has been removed. Thank you.");
	const { results } = auditLog.answer.parse((await dora.calls(auditLog)).body);
	assert.deepEqual([results[0]?.act, results[0]?.about?.id], ["clear_profile", bold.id]);
	await reports(omar, { kind: "member", id: bold.id });
	refusal(await asksToDecide(sam, (await entryOf(sam, bold.id)).id, "hide"), 400, "no_such_verdict");
});

test("who is suspended takes out of their profile what they like, and puts in nothing that others see", async () => {
	const sly = await newMember("sly", "listener");
	const [first, second] = [await uploadsPicture(sly), await uploadsPicture(sly)];
	assert.equal((await changes(sly, { about: "Calm.", nickname: "Sly", avatar: first.public_id })).status, 200);
	await suspends(sly);
	for (const change of [
		{ about: "Fools." },
		{ nickname: "Fool" },
		{ website: "https://fools.example" },
		{ avatar: second.public_id },
		{ first_name: "Fool" },
		{ about: null, nickname: "Fool" },
	])
		refusal(await changes(sly, change), 403, "suspended");
	const before = await profileOf(sly);
	assert.deepEqual([before.about, before.nickname, before.website], ["Calm.", "Sly", null]);
	// A page may send again what it shows; what nobody else sees is nobody's affair.
	assert.equal((await changes(sly, { about: "Calm.", birth_date: "1990-01-01" })).status, 200);
	assert.equal((await changes(sly, { about: null, nickname: "", avatar: null })).status, 200);
	const after = await profileOf(sly);
	assert.deepEqual([after.about, after.nickname, after.avatar], [null, null, null]);
});

test("words of a visitor in a profile are asked about once, and what is kept then is recorded", async () => {
	const ines = await newMember("ines", "listener");
	await ines.connects();
	const { visitor } = await takenBy(ines);
	const said = "My cousin crashed the blue tractor near Sherbrooke.";
	visitor.says("send_message", { message: said });
	await visitor.hears("new_message", { message: { message: said } });
	const about = "I know somebody whose cousin crashed the blue tractor near Sherbrooke.";
	refusal(await changes(ines, { about }), 409, "repeats_a_visitor");
	assert.equal((await profileOf(ines)).about, null);
	assert.equal((await changes(ines, { about, checked: true })).status, 200);
	const { results } = auditLog.answer.parse((await dora.calls(auditLog)).body);
	assert.deepEqual(
		[results[0]?.act, results[0]?.member.id, results[0]?.params],
		["publish_after_warning", ines.id, { kind: "profile", id: ines.id }],
	);
	// The same words sent again are nothing new.
	assert.equal((await changes(ines, { about, location: "CA" })).status, 200);
});
