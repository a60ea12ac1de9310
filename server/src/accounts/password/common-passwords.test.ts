import assert from "node:assert/strict";
import { forgotPassword, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { test } from "vitest";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { newBrowser, config } = await society();
const sentence = "This password is too easy to guess. Please choose one without common words and names.";

let made = 0;
const signsUp = (password: string, change: { username?: string; email?: string } = {}) =>
	newBrowser().send("POST", "/api/v1/account/user/", {
		first_name: "Ada",
		last_name: "Byron",
		username: `easy${++made}.person`,
		email: `easy${made}.person@mail.example`,
		password,
		confirm_password: password,
		applicant_type: "listener",
		...change,
	});

test("a password that is common, dressed up or not, is refused at sign-up (A7)", async () => {
	for (const password of ["Password1!", "P@ssw0rd!", "Qwerty123!", "Sunshine#2026", "Abcd1234!", "Bonjour!26"]) {
		const { errors } = refusal(await signsUp(password), 400, "invalid_password");
		assert.deepEqual(errors, { password: sentence }, password);
	}
});

test("a password made of the society's name, the username or the email is refused at sign-up (A7)", async () => {
	for (const password of ["Warmline!2026", "W@rmline2026", "Byronita.9!", "Quillfeather!1"]) {
		const answer = await signsUp(password, { username: "byronita.9", email: "quillfeather@mail.example" });
		assert.equal(refusal(answer, 400, "invalid_password").message, sentence, password);
	}
});

test("a longer password may have common words and names in it (A7)", async () => {
	for (const password of ["Warmline-tuesday-kettle-4!", "Correct!1horse", "Blue!Kettle7"])
		assert.equal((await signsUp(password)).status, 201, password);
});

test("a common password is refused at a reset, and does not use the link up (A11)", async () => {
	const mailbox = await openMailbox(config.DATA_DIR);
	await newBrowser().calls(forgotPassword, { email: "omar@society.example" });
	let mail = await mailbox.next();
	while (mail.to !== "omar@society.example") mail = await mailbox.next();
	const token = linkIn(mail).searchParams.get("token") ?? "";
	const resets = (password: string) =>
		newBrowser().calls(resetPasswordCall, { token, password, confirm_password: password });
	for (const password of ["Password1!", "Omar!2026a"])
		assert.equal(refusal(await resets(password), 400, "invalid_password").message, sentence, password);
	assert.equal((await resets("Lantern!hill7")).status, 200);
});
