import assert from "node:assert/strict";
import { logInCall, logOut } from "@warmline/contract/accounts/calls";
import { chatMessages, initiateChat, leaveQuickly } from "@warmline/contract/chats/calls";
import { asMember } from "@warmline/contract/media/as-member";
import { test } from "vitest";
import { password } from "../../../test/person.ts";
import { society } from "../../../test/society.ts";

const secure = await society({ PUBLIC_URL: "https://warmline.example" });
const plain = await society();

const given = (headers: Headers, name: string) =>
	headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`) || cookie.includes(`-${name}=`)) ?? "";

const starts = async ({ newBrowser }: typeof secure) => {
	const browser = newBrowser();
	const answer = await browser.send("POST", "/api/v1/chat/initiate-chat/", { message: "Hi", accept_terms: true });
	const { chat_id } = initiateChat.answer.parse(answer.body);
	const name = `chat_${chat_id.replaceAll("-", "")}`;
	return { browser, chat_id, name, cookie: given(answer.headers, name) };
};

test("by https the cookie of a chat is one of this host alone, and opens the chat", async () => {
	const { browser, chat_id, name, cookie } = await starts(secure);
	assert.ok(cookie.startsWith(`__Host-${name}=`), cookie);
	for (const flag of [/; Path=\/(;|$)/, /; Secure/, /; HttpOnly/, /; SameSite=Strict/]) assert.match(cookie, flag);
	assert.ok(!/domain=/i.test(cookie));
	assert.equal((await browser.calls(chatMessages, undefined, { chat_id })).status, 200);
	const left = await browser.calls(leaveQuickly, undefined, { chat_id });
	for (const one of [`__Host-${name}`, name])
		assert.ok(
			left.headers.getSetCookie().some((set) => set.startsWith(`${one}=;`) && set.includes("; Secure")),
			one,
		);
});

test("a chat that was begun before the names had a beginning goes on", async () => {
	const { browser, chat_id, name } = await starts(secure);
	const value = browser.cookies.get(`__Host-${name}`) ?? "";
	browser.cookies.delete(`__Host-${name}`);
	browser.cookies.set(name, value);
	assert.equal((await browser.calls(chatMessages, undefined, { chat_id })).status, 200);
});

test("by https the cookie for pictures travels by https only, and goes with the logout", async () => {
	const browser = secure.newBrowser();
	const { body, headers } = await browser.calls(logInCall, { username: "lina", password });
	const { token, user } = logInCall.answer.parse(body);
	const name = `media_${asMember(user.id)}`;
	const cookie = given(headers, name);
	assert.ok(cookie.startsWith(`__Secure-${name}=`) && cookie.includes("; Secure"), cookie);
	browser.token = token;
	const out = await browser.calls(logOut);
	assert.match(given(out.headers, name), new RegExp(`^__Secure-${name}=;`));
});

test("by http, where browsers refuse such names, they are the bare ones", async () => {
	const { name, cookie } = await starts(plain);
	assert.ok(cookie.startsWith(`${name}=`) && !cookie.includes("; Secure"), cookie);
});
