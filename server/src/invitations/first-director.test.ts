import assert from "node:assert/strict";
import { logInCall } from "@warmline/contract/accounts/calls";
import { acceptInvitation, openInvitation } from "@warmline/contract/invitations/calls";
import { test } from "vitest";
import { password } from "../../test/person.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { content } from "../platform/content/content.ts";
import { firstDirectorLink } from "./index.ts";

const { newBrowser, platform, pool, config } = await society();

const link = async () => new URL((await firstDirectorLink(platform)) ?? assert.fail("there is no link"));
const tokenOf = (address: URL) => address.searchParams.get("invitation") ?? "";
const [agreement] = [...content().agreements.keys()];

const joins = (token: string, username: string) =>
	newBrowser().calls(acceptInvitation, {
		...{ token, username, email: `${username}@home.example`, first_name: "Ada", last_name: "Newman" },
		...{ password, confirm_password: password, text_version: agreement },
	});

/** As if the server had started on an empty folder; others may have registered before the director comes. */
const nobodyWorksHere = async () => {
	await pool.query("UPDATE members SET role = 'new_hire'");
	await pool.query("DELETE FROM audit_log");
};

test("where somebody works, or did, there is no link to be the first director", async () => {
	assert.equal(await firstDirectorLink(platform), undefined);
	await nobodyWorksHere();
	const token = tokenOf(await link());
	await pool.query("UPDATE members SET role = 'listener', is_active = false WHERE username = 'lina'");
	assert.equal(await firstDirectorLink(platform), undefined);
	refusal(await newBrowser().calls(openInvitation, { token }), 400, "invalid_token");
	refusal(await joins(token, "ada"), 400, "invalid_token");
	await nobodyWorksHere();
});

test("of many who use the link at once one is the first director, and can log in; then it is over", async () => {
	const address = await link();
	assert.equal(address.origin, new URL(config.PUBLIC_URL).origin);
	const token = tokenOf(address);
	const opened = openInvitation.answer.parse((await newBrowser().calls(openInvitation, { token })).body).result;
	assert.deepEqual([opened.role, opened.email, opened.name], ["director", null, ""]);
	refusal(await newBrowser().calls(openInvitation, { token: `${token}x` }), 400, "invalid_token");

	const answers = await Promise.all(["ada", "bea", "cleo", "dana"].map((username) => joins(token, username)));
	assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400, 400, 400]);
	const { rows } = await pool.query("SELECT username, is_verified FROM members WHERE role = 'director'");
	assert.equal(rows.length, 1);
	assert.equal(rows[0].is_verified, true);
	const { status } = await newBrowser().calls(logInCall, { username: rows[0].username, password });
	assert.equal(status, 200);
	assert.equal(await firstDirectorLink(platform), undefined);
	refusal(await joins(token, "eve"), 400, "invalid_token");
	// Nor when that director is gone: what they did is recorded.
	await pool.query("UPDATE members SET role = 'new_hire'");
	assert.equal(await firstDirectorLink(platform), undefined);
});
