import assert from "node:assert/strict";
import { logInCall, signUpCall } from "@warmline/contract/accounts/calls";
import { memberByUsername } from "@warmline/contract/profiles/calls";
import { test } from "vitest";
import { password } from "../../../test/person.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { fillUsernameKeys } from "./fill-username-keys.ts";

const { newBrowser, newMember, pool, platform, lina } = await society();

let made = 0;
const signsUp = (username: string) =>
	newBrowser().send("POST", "/api/v1/account/user/", {
		first_name: "Ada",
		last_name: "Byron",
		username,
		email: `look${++made}@mail.example`,
		password,
		confirm_password: password,
		applicant_type: "listener",
	});

const keeper = await newMember("listener1", "listener");

test("a username in letters of two alphabets is refused, one in letters of any one is taken (A6, A7)", async () => {
	for (const username of ["lіstener9", "аdа", "αnna", "paypаl"]) {
		const { errors } = refusal(await signsUp(username), 400, "invalid_username");
		assert.equal(errors?.username, "A username must use letters from one alphabet.", username);
	}
	for (const username of ["łódź_9", "Дмитрий.9", "Ελένη", "李小龍-9", "さくら花x", "ᐃᓄᒃ", "نور", "김철수"]) {
		assert.equal((await signsUp(username)).status, 201, username);
	}
});

test("letters of full width are taken as plain ones (A6)", async () => {
	const taken = refusal(await signsUp("ｌｉｓｔｅｎｅｒ１"), 409, "already_exists");
	assert.equal(taken.message, "Signup failed! email or username already exists");
	const { body } = await signsUp("ｗｉｄｅ．ｏｎｅ");
	assert.equal(signUpCall.answer.parse(body).user.username, "wide.one");
});

test("a username that looks like another member's is refused, and says so (A8)", async () => {
	for (const username of ["listenerl", "1istener1", "Iistener1", "listenerI"]) {
		const error = refusal(await signsUp(username), 409, "already_exists");
		assert.match(error.errors?.username ?? error.message, /looks too similar|already exists/, username);
	}
	assert.equal((await signsUp("сосо")).status, 201);
	for (const username of ["coco", "c0co"]) refusal(await signsUp(username), 409, "already_exists");
	assert.equal((await signsUp("bern")).status, 201);
	refusal(await signsUp("bem"), 409, "already_exists");
	for (const username of ["listener2", "listener11", "listener_1", "lïstener1"])
		assert.equal((await signsUp(username)).status, 201, username);
});

test("of twenty who register names that look alike at once one does (A8)", async () => {
	const names = ["w1llow", "wlllow", "wIllow", "w1lIow"];
	const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => signsUp(names[n % names.length] ?? "")));
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, ...Array(19).fill(409)]);
});

test("usernames from before stay as they are, and the older of two is the one that others must not look like", async () => {
	const hash = (await pool.query("SELECT password_hash FROM members WHERE username = 'lina'")).rows[0].password_hash;
	for (const [n, name] of ["ｏldname1", "oldnamel", "oldname1"].entries())
		await pool.query(
			`INSERT INTO members (id, username, email, first_name, last_name, password_hash, role, is_verified, joined_at)
			VALUES (gen_random_uuid(), $1, $2, 'Old', 'Timer', $3, 'listener', true, now() + $4 * interval '1 second')`,
			[name, `old${n}@mail.example`, hash, n],
		);
	await fillUsernameKeys(platform.database.db);
	const { rows } = await pool.query(
		"SELECT username, username_key FROM members WHERE first_name = 'Old' ORDER BY joined_at",
	);
	assert.deepEqual(rows, [
		{ username: "ｏldname1", username_key: "oldnarnel" },
		{ username: "oldnamel", username_key: null },
		{ username: "oldname1", username_key: null },
	]);
	for (const username of ["ｏldname1", "oldnamel", "oldname1"]) {
		const { body } = await newBrowser().calls(logInCall, { username, password });
		assert.equal(logInCall.answer.parse(body).user.username, username, "each is still found by its own spelling");
	}
	refusal(await signsUp("0ldname1"), 409, "already_exists");
});

test("logging in, looking up and mentioning take a username in any case and width (A3, F4)", async () => {
	for (const username of ["ｌｉｓｔｅｎｅｒ１", "LISTENER1"]) {
		const { body } = await newBrowser().calls(logInCall, { username, password });
		assert.equal(logInCall.answer.parse(body).user.id, keeper.id);
		const found = await lina.calls(memberByUsername, undefined, { username: encodeURIComponent(username) });
		assert.equal(memberByUsername.answer.parse(found.body).result.id, keeper.id);
	}
	const posted = await lina.send("POST", "/api/v1/activityfeed/posts/", { content: "Thank you @ｌｉｓｔｅｎｅｒ１!" });
	assert.equal(posted.status, 201);
	assert.ok(JSON.stringify(posted.body).includes(keeper.id));
});
