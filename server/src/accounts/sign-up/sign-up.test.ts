import assert from "node:assert/strict";
import { logInCall, signUpCall } from "@warmline/contract/accounts/calls";
import type { ApiError } from "@warmline/contract/errors";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { newBrowser, pool } = await society();

const form = (name: string, change: Record<string, unknown> = {}) => ({
	first_name: "Ada",
	last_name: "Byron",
	username: name,
	email: `${name}@mail.example`,
	password: "Correct!1horse",
	confirm_password: "Correct!1horse",
	applicant_type: "listener",
	...change,
});
const signsUp = (body: unknown) => newBrowser().send("POST", "/api/v1/account/user/", body);
const refused = async (body: unknown): Promise<ApiError> => refusal(await signsUp(body), 400);

test("whoever registers is a new hire who is not verified, and gets no session by it (A6, A8)", async () => {
	const { status, body } = await signsUp(form("ada", { nickname: " Countess " }));
	assert.equal(status, 201);
	const { user, status: inBody } = signUpCall.answer.parse(body);
	assert.equal(inBody, 201);
	assert.deepEqual(
		[
			user.username,
			user.name,
			user.nickname,
			user.role.role,
			user.is_verified,
			user.is_staff,
			user.email,
			user.applicant_type,
		],
		["ada", "Countess", "Countess", "new_hire", false, false, "ada@mail.example", "listener"],
	);
	assert.ok(!JSON.stringify(body).includes("password"));
});

/** The rules in the order in which they are shown, each with a form that breaks it and everything after it. */
const passwords = (password: string) => ({ password, confirm_password: password });
const rules: [field: string, sentence: string, change: Record<string, unknown>][] = [
	["first_name", "First Name is required.", { first_name: " " }],
	["last_name", "Last Name is required.", { last_name: "" }],
	["username", "Username is required.", { username: "" }],
	["email", "Invalid email format.", { email: "ada@home" }],
	["password", "Password must be at least 8 characters.", passwords("aA1!")],
	["password", "Password must contain at least one uppercase letter.", passwords("abcdefg1!")],
	["password", "Password must contain at least one lowercase letter.", passwords("ABCDEFG1!")],
	["password", "Password must contain at least one digit.", passwords("Abcdefgh!")],
	["password", "Password must contain at least one special character (!@#$%^&*).", passwords("Abcdefg1?")],
	["confirm_password", "Passwords do not match.", { confirm_password: "Correct!2horse" }],
	["applicant_type", "Applicant Type is required.", { applicant_type: "director" }],
];

for (const [field, sentence, change] of rules) {
	test(`signing up is refused with: ${sentence} (A7)`, async () => {
		const { message, errors, code } = await refused(form("rule", change));
		assert.deepEqual(
			{ message, errors, code },
			{ message: sentence, errors: { [field]: sentence }, code: `invalid_${field}` },
		);
	});
}

test("of several broken rules the first is the message, and every field has its own first sentence (A7, A8)", async () => {
	const broken = rules.map(([, , change]) => change);
	for (let from = 0; from < broken.length; from++) {
		const wrong = Object.assign({}, ...broken.slice(from).toReversed());
		const { message, errors } = await refused(form("rule", wrong));
		assert.equal(message, rules[from]?.[1]);
		assert.deepEqual(
			new Set(Object.keys(errors ?? {})),
			new Set(
				rules
					.slice(from)
					.map(([field]) => field)
					.filter((field) => (wrong.password === wrong.confirm_password ? field !== "confirm_password" : true)),
			),
		);
	}
});

test("passwords that differ are named beside a blank name or username (A7)", async () => {
	for (const field of ["first_name", "last_name", "username"])
		for (const blank of ["", " ", "\u200b"]) {
			const { errors } = await refused(form("differs", { [field]: blank, confirm_password: "Correct!2horse" }));
			assert.deepEqual(Object.keys(errors ?? {}), [field, "confirm_password"]);
			assert.equal(errors?.confirm_password, "Passwords do not match.");
		}
});

test("an empty form names every field, in the order of the rules (A7)", async () => {
	const { message, errors } = await refused({});
	assert.equal(message, "First Name is required.");
	assert.deepEqual(Object.keys(errors ?? {}), [
		"first_name",
		"last_name",
		"username",
		"email",
		"password",
		"confirm_password",
		"applicant_type",
	]);
});

test("fields of a wrong type are refused like missing ones (A7)", async () => {
	for (const wrong of [null, 7, true, ["a"], { a: 1 }]) {
		for (const field of [
			"first_name",
			"last_name",
			"username",
			"email",
			"password",
			"confirm_password",
			"applicant_type",
		]) {
			assert.ok(
				(await refused(form("wrong", { [field]: wrong }))).errors?.[field],
				`${field} ${JSON.stringify(wrong)}`,
			);
		}
	}
});

test("camelCase keys are taken too (A6)", async () => {
	const { first_name, last_name, confirm_password, applicant_type, ...rest } = form("camel");
	const answer = await signsUp({
		...rest,
		firstName: first_name,
		lastName: last_name,
		confirmPassword: confirm_password,
		applicantType: applicant_type,
	});
	assert.equal(answer.status, 201);
});

test("each applicant type is taken (A6)", async () => {
	for (const applicant_type of ["listener", "supervisor", "placement"]) {
		const { body } = await signsUp(form(`type.${applicant_type}`, { applicant_type }));
		assert.equal(signUpCall.answer.parse(body).user.applicant_type, applicant_type);
	}
});

test("nobody gives themselves a role, or verifies themselves, by signing up (A6)", async () => {
	const { body } = await signsUp(
		form("sly", { role: "director", is_verified: true, is_staff: true, id: "0190a0a0-0000-7000-8000-00000000dead" }),
	);
	const { user } = signUpCall.answer.parse(body);
	assert.deepEqual([user.role.role, user.is_verified, user.is_staff], ["new_hire", false, false]);
	assert.notEqual(user.id, "0190a0a0-0000-7000-8000-00000000dead");
});

test("a username that is taken is refused regardless of case, whatever the email (A8)", async () => {
	await signsUp(form("taken"));
	for (const change of [{ username: "TAKEN" }, { username: "taken", email: "other@mail.example" }, {}]) {
		const error = refusal(await signsUp(form("taken", change)), 409, "already_exists");
		assert.equal(error.message, "Signup failed! email or username already exists");
	}
});

test("of twenty who register the same name at once one does (A8)", async () => {
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, n) =>
			signsUp(
				form("race", {
					email: n % 2 ? "race@mail.example" : `race${n}@mail.example`,
					username: n % 3 ? "Race" : "rAce",
				}),
			),
		),
	);
	assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, ...Array(19).fill(409)]);
	const { rows } = await pool.query("SELECT count(*)::int AS n FROM members WHERE lower(username) = 'race'");
	assert.deepEqual(rows, [{ n: 1 }]);
});

test("names of every script are kept, spaces at the ends are cut, and odd usernames are refused (A6)", async () => {
	const { body } = await signsUp(form("łódź_1.x-y", { first_name: "  José 🌻 ", last_name: "O'Neil" }));
	const { user } = signUpCall.answer.parse(body);
	assert.deepEqual([user.first_name, user.last_name, user.username], ["José 🌻", "O'Neil", "łódź_1.x-y"]);
	for (const username of ["a b", "a@b", "<b>", "a/b", "x".repeat(61), "anna.", "-anna", "."]) {
		assert.ok((await refused(form("odd", { username, email: "odd@mail.example" }))).errors?.username, username);
	}
});

test("names with a slash between letters are taken, as they stand in passports (A6)", async () => {
	const names = ["Siva a/l Raman", "Devi A/P Muthu", "s/o Raj", "Jean-Luc/D’Arc"];
	for (const [n, last_name] of names.entries()) {
		const { status, body } = await signsUp(form(`slash${n}`, { last_name, nickname: "s/o" }));
		assert.equal(status, 201, JSON.stringify(body));
		const { user } = signUpCall.answer.parse(body);
		assert.deepEqual([user.last_name, user.nickname], [last_name, "s/o"]);
	}
	for (const last_name of ["/", "a/", "/l", "a//l", "a / l"])
		assert.ok((await refused(form("slashes", { last_name }))).errors?.last_name, last_name);
});

test("a NUL in an email is refused and no fault of the server (A7)", async () => {
	const { status } = await signsUp(form("nul", { email: "a\u0000b@mail.example" }));
	assert.ok(status < 500, `answered ${status}`);
});

test("the password is stored as argon2id and nowhere in the clear (A6)", async () => {
	await signsUp(form("hashed"));
	const { rows } = await pool.query(
		"SELECT password_hash, members::text AS row FROM members WHERE username = 'hashed'",
	);
	assert.match(rows[0].password_hash, /^\$argon2id\$/);
	assert.ok(!rows[0].row.includes("Correct!1horse"));
	assert.equal((await newBrowser().calls(logInCall, { username: "hashed", password: "Correct!1horse" })).status, 200);
});
