import assert from "node:assert/strict";
import { logInCall, me, signUpCall } from "@warmline/contract/accounts/calls";
import { changeProfile, memberByUsername, oneMember } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { type MemberPerson, password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";

const cast = await society();
const { lina, omar, sam, dora, tess, noor, pool, newBrowser } = cast;

const profileOf = async (reader: MemberPerson, id: string) =>
	oneMember.answer.parse((await reader.calls(oneMember, undefined, { id })).body).result;

const changes = (who: MemberPerson, body: object, id = who.id) =>
	who.send("PATCH", `/api/v1/account/user/${id}/`, body);

const changed = async (who: MemberPerson, body: object) => {
	const answer = await changes(who, body);
	assert.equal(answer.status, 200, JSON.stringify(answer.body));
	return changeProfile.answer.parse(answer.body).result;
};

test("a member fills in their profile, and others read it; their birth date stays with them and directors (P1, P3)", async () => {
	const result = await changed(lina, {
		nickname: " Li ",
		gender: "Prefer not to say",
		birthDate: "1990-02-28",
		about: " I like rivers. ",
		website: "https://lina.example/a?b=c",
		location: "CA",
	});
	assert.deepEqual(
		{ ...result, date_joined: "", role: "" },
		{
			...{ id: lina.id, username: "lina", first_name: "Lina", last_name: "Moreau", nickname: "Li", name: "Li" },
			...{ role: "", is_active: true, is_staff: false, is_verified: true, is_online: false, date_joined: "" },
			...{ email: "lina@society.example", birth_date: "1990-02-28", applicant_type: null },
			...{ gender: "Prefer not to say", about: "I like rivers.", website: "https://lina.example/a?b=c" },
			...{ location: "CA", avatar: null, followers: [], following: [], total_followers: 0, total_following: 0 },
			...{ friends: 0, is_closed: false, following_you: false, you_follow: false, silenced: null },
			suspended_until: null,
		},
	);
	const seen = await profileOf(omar, lina.id);
	assert.deepEqual([seen.about, seen.location, seen.name], ["I like rivers.", "CA", "Li"]);
	for (const reader of [omar, tess, sam]) {
		const text = JSON.stringify(await profileOf(reader, lina.id));
		for (const secret of ["email", "birth_date", "1990-02-28", "applicant_type", "password"])
			assert.ok(!text.includes(secret), `${reader.user.username} reads ${secret}`);
	}
	assert.equal((await profileOf(dora, lina.id)).birth_date, "1990-02-28");
});

test("login, sign-up and me answer the same member with counts and without anybody (P3)", async () => {
	const browser = newBrowser();
	const form = {
		...{ first_name: "Una", last_name: "New", username: "una", email: "una@mail.example" },
		...{ password, confirm_password: password, applicant_type: "listener" as const },
	};
	const { user } = signUpCall.answer.parse((await browser.calls(signUpCall, form)).body);
	const logged = logInCall.answer.parse((await browser.calls(logInCall, { username: "una", password })).body);
	assert.deepEqual(logged.user, user);
	assert.deepEqual(
		[user.avatar, user.followers, user.following, user.total_followers, user.total_following, user.friends],
		[null, [], [], 0, 0, 0],
	);
	browser.token = logged.token;
	assert.deepEqual(me.answer.parse((await browser.calls(me)).body).result, user);
});

test("what is left out of a change stays, and null or an empty text takes out (P3)", async () => {
	await changed(omar, { about: "Calm.", website: "http://omar.example", gender: "Male", location: "EG" });
	const result = await changed(omar, { about: "", website: null, location: "  " });
	assert.deepEqual([result.about, result.website, result.location, result.gender], [null, null, null, "Male"]);
	assert.deepEqual(await changed(omar, {}), result);
});

for (const [field, value] of [
	["first_name", ""],
	["first_name", null],
	["last_name", "http://x.example"],
	["nickname", "<b>"],
	["nickname", "n".repeat(101)],
	["gender", "male"],
	["birth_date", "1990-02-30"],
	["birth_date", "28.02.1990"],
	["birth_date", "2999-01-01"],
	["birth_date", "1066-10-14"],
	["about", "a".repeat(2001)],
	["website", "javascript:alert(1)"],
	["website", "ftp://lina.example"],
	["website", "https://"],
	["website", "lina.example"],
	["website", "https://lina.example/a b"],
	["location", "Canada"],
	["location", "ZZ"],
	["avatar", "no-picture"],
] as const) {
	test(`a profile with the ${field} ${String(value).slice(0, 30)} is refused, names the field, and nothing is changed (P3)`, async () => {
		const before = await profileOf(tess, tess.id);
		const { errors, message } = refusal(
			await changes(tess, {
				[field]: value,
				last_name: "Other",
				...(field === "last_name" ? { last_name: value } : {}),
			}),
			400,
			`invalid_${field}`,
		);
		assert.deepEqual(errors, { [field]: message });
		assert.deepEqual(await profileOf(tess, tess.id), before);
	});
}

test("only the owner changes a profile, director or not, and nobody makes themselves more (P3)", async () => {
	for (const who of [omar, sam, dora, noor]) refusal(await changes(who, { about: "Mine." }, lina.id), 403, "forbidden");
	refusal(await changes(lina, { about: "x" }, "0190a0a0-0000-7000-8000-00000000dead"), 403, "forbidden");
	refusal(await newBrowser().send("PATCH", `/api/v1/account/user/${lina.id}/`, { about: "x" }), 401, "not_logged_in");
	const more = { role: "director", is_staff: true, is_verified: false, email: "x@x.example", username: "dora2" };
	const result = await changed(lina, { ...more, id: omar.id, about: "Still Lina." });
	assert.deepEqual(
		[result.id, result.role.role, result.is_staff, result.is_verified, result.email, result.username],
		[lina.id, "listener", false, true, "lina@society.example", "lina"],
	);
	const own = await changed(noor, { about: "New here." });
	assert.equal(own.about, "New here.");
});

test("a member is found by username in small letters and capitals; who is not there is not found (P1)", async () => {
	for (const username of ["lina", "LINA", "LiNa"]) {
		const { body } = await omar.calls(memberByUsername, undefined, { username });
		assert.equal(memberByUsername.answer.parse(body).result.id, lina.id);
	}
	for (const username of ["nobody", "%00", "%F0%9F%99%82", "li%25"]) {
		refusal(await omar.send("GET", `/api/v1/account/user/by-username/${username}/`), 404, "not_found");
	}
	refusal(await noor.calls(memberByUsername, undefined, { username: "lina" }), 403, "forbidden");
});

test("who has only registered is met by moderators and nobody else (P1)", async () => {
	for (const reader of [lina, tess]) {
		refusal(await reader.calls(oneMember, undefined, { id: noor.id }), 404, "not_found");
		refusal(await reader.calls(memberByUsername, undefined, { username: "noor" }), 404, "not_found");
	}
	for (const reader of [sam, dora]) assert.equal((await profileOf(reader, noor.id)).id, noor.id);
});

test("of a crowd of followers the latest 500 are named, and all are counted (P1)", async () => {
	await pool.query(`
		INSERT INTO members (id, username, email, first_name, last_name, password_hash, role, is_verified, joined_at)
		SELECT gen_random_uuid(), 'fan' || n, 'fan' || n || '@mail.example', 'Fan', 'Number', '', 'listener', true, now()
		FROM generate_series(1, 520) n`);
	await pool.query(
		`INSERT INTO follows (follower_id, followed_id, at)
		SELECT id, $1, now() + substr(username, 4)::int * interval '1 second' FROM members WHERE username LIKE 'fan%'`,
		[sam.id],
	);
	const { total_followers, followers } = await profileOf(lina, sam.id);
	const { rows } = await pool.query("SELECT id FROM members WHERE username = 'fan520'");
	assert.deepEqual([total_followers, followers.length, followers[0]], [520, 500, { id: rows[0].id }]);
	await pool.query("UPDATE members SET is_active = false WHERE username IN ('fan1', 'fan520')");
	await pool.query("UPDATE members SET role = 'new_hire' WHERE username = 'fan2'");
	assert.equal((await profileOf(lina, sam.id)).total_followers, 517, "who has no part any more is not counted");
});
