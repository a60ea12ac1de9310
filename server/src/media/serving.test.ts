import assert from "node:assert/strict";
import { logInCall, logOut, me } from "@warmline/contract/accounts/calls";
import { asMember } from "@warmline/contract/media/as-member";
import { removeMedia } from "@warmline/contract/media/calls";
import { test } from "vitest";
import { Browser } from "../../test/browser.ts";
import { logsIn, type MemberPerson, password } from "../../test/person.ts";
import { keptOf, picture, uploads } from "../../test/pictures.ts";
import { refusal } from "../../test/refusal.ts";
import { society } from "../../test/society.ts";
import { mp4 } from "../../test/videos.ts";
import { tokenHash } from "../platform/tokens.ts";

const { address, pool, platform, clock, lina, omar, dora, tess, noor, newBrowser, newMember } = await society();

const { url: photo, public_id } = keptOf(await uploads(lina, await picture()));
const { url: film } = keptOf(await uploads(lina, mp4()));

const asks = (path: string, headers: Record<string, string> = {}, method = "GET") =>
	fetch(address + path, { method, headers });
const asLina = { authorization: `Token ${lina.token}` };
const answer = async (response: Response) => ({
	status: response.status,
	headers: response.headers,
	body: await response.json(),
});

test("what is shown is what was kept, and can do nothing in a browser but be shown (F3)", async () => {
	for (const [path, type, ending] of [
		[photo, "image/jpeg", "jpg"],
		[`${photo}small/`, "image/webp", "small.webp"],
		[film, "video/mp4", "mp4"],
	] as const) {
		const { headers, status } = await asks(path, asLina);
		assert.equal(status, 200);
		assert.equal(headers.get("content-type"), type);
		assert.match(
			headers.get("content-disposition") ?? "",
			new RegExp(`^inline; filename\\*=UTF-8''[\\w.-]+${ending}$`),
		);
		assert.equal(headers.get("x-content-type-options"), "nosniff");
		assert.equal(headers.get("content-security-policy"), "sandbox; default-src 'none'");
		assert.equal(headers.get("cross-origin-resource-policy"), "same-origin");
		assert.equal(headers.get("cache-control"), "private, no-cache");
		assert.equal(headers.get("vary"), "Authorization, Cookie");
		assert.equal(headers.get("accept-ranges"), "bytes");
	}
});

test("a browser that has it already is told so, and asked each time who looks (F3)", async () => {
	const tag = (await asks(photo, asLina)).headers.get("etag") ?? "";
	for (const header of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
		const again = await asks(photo, { ...asLina, "if-none-match": header });
		assert.deepEqual([again.status, await again.text(), again.headers.get("etag")], [304, "", tag], header);
	}
	assert.equal((await asks(photo, { ...asLina, "if-none-match": '"x"' })).status, 200);
	assert.equal((await asks(photo, { "if-none-match": tag })).status, 401);
	const stranger = { authorization: `Token ${omar.token}`, "if-none-match": tag };
	assert.equal((await asks(photo, stranger)).status, 404);
});

test("parts of a video are sent where they are asked for (F3)", async () => {
	const whole = await asks(film, asLina);
	const bytes = Buffer.from(await whole.arrayBuffer());
	const parts: Record<string, readonly [number, number]> = {
		"bytes=0-": [0, bytes.length - 1],
		"bytes=0-0": [0, 0],
		"bytes=100-199": [100, 199],
		"bytes=-50": [bytes.length - 50, bytes.length - 1],
		"bytes=3000-999999": [3000, bytes.length - 1],
	};
	for (const [range, [first, last]] of Object.entries(parts)) {
		const part = await asks(film, { ...asLina, range });
		assert.equal(part.status, 206, range);
		assert.equal(part.headers.get("content-range"), `bytes ${first}-${last}/${bytes.length}`);
		assert.equal(part.headers.get("content-length"), String(last - first + 1));
		assert.ok(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(first, last + 1)), range);
	}
	for (const range of ["bytes=0-1,5-6", "bytes=9-2", "pages=1-2"]) {
		const all = await asks(film, { ...asLina, range });
		assert.deepEqual([all.status, all.headers.get("content-length")], [200, String(bytes.length)], range);
		await all.arrayBuffer();
	}
	const beyond = await asks(film, { ...asLina, range: `bytes=${bytes.length}-` });
	assert.equal(beyond.headers.get("content-range"), `bytes */${bytes.length}`);
	refusal(await answer(beyond), 416, "range_not_satisfiable");
	const tag = whole.headers.get("etag") ?? "";
	assert.equal((await asks(film, { ...asLina, range: "bytes=0-9", "if-range": tag })).status, 206);
	assert.equal((await asks(film, { ...asLina, range: "bytes=0-9", "if-range": '"x"' })).status, 200);
});

test("its head says how long it is, without sending it (F3)", async () => {
	const whole = await asks(film, asLina);
	const head = await asks(film, { ...asLina, range: "bytes=0-9" }, "HEAD");
	const length = String((await whole.arrayBuffer()).byteLength);
	assert.deepEqual([head.status, head.headers.get("content-length"), await head.text()], [200, length, ""]);
	assert.equal((await asks(film, {}, "HEAD")).status, 401);
});

test("whose it is may look, nobody else, and a stranger is told what they are told of what is not there (F3)", async () => {
	const nowhere = photo.replace(public_id, "0190a0a0-0000-7000-8000-000000000000");
	for (const person of [omar, tess, dora]) {
		const as = { authorization: `Token ${person.token}` };
		const said = refusal(await answer(await asks(photo, as)), 404, "not_found");
		for (const path of [`${photo}small/`, nowhere, photo.replace(public_id, "x"), photo.replace(public_id, "..%2f.")])
			assert.deepEqual(refusal(await answer(await asks(path, as)), 404), said, path);
	}
	refusal(await answer(await asks(photo, { authorization: `Token ${noor.token}` })), 403);
	refusal(await answer(await asks(photo)), 401, "not_logged_in");
	refusal(await answer(await asks(`${photo}?token=${lina.token}`)), 401);
	refusal(await omar.calls(removeMedia, undefined, { public_id }), 404);
});

const cookieOf = (browser: Browser, { id }: { id: string }) => {
	const name = `media_${asMember(id)}`;
	return `${name}=${browser.cookies.get(name)}`;
};
const inBrowser = async (person: MemberPerson) => {
	const browser = new Browser(address);
	const { body } = await browser.calls(logInCall, { username: person.user.username, password });
	return { browser, token: logInCall.answer.parse(body).token, cookie: cookieOf(browser, person) };
};

test("a browser that has logged in shows pictures by a cookie, which opens nothing else (F3)", async () => {
	const browser = newBrowser();
	const { headers } = await browser.calls(logInCall, { username: "lina", password });
	const given = headers.getSetCookie().find((cookie) => cookie.startsWith("media_")) ?? "";
	assert.match(given, /; Path=\/api\/v1\/media\/(;|$)/);
	for (const flag of [/; HttpOnly/i, /; SameSite=Strict/i]) assert.match(given, flag);
	assert.ok(!/max-age|expires/i.test(given) && !given.includes(lina.token ?? "?"));
	const cookie = cookieOf(browser, lina);
	for (const path of [photo, `${photo}?as=${asMember(lina.id)}`, `${photo}small/`])
		assert.equal((await asks(path, { cookie })).status, 200, path);
	for (const path of ["/api/v1/account/user/me/", "/api/v1/media/"])
		assert.equal((await asks(path, { cookie })).status, 401);
	assert.equal((await asks(photo, { cookie, authorization: "Token wrong" })).status, 401);
});

test("a page that was open before gets the cookie when it asks who it is (F3)", async () => {
	const browser = newBrowser();
	browser.token = lina.token;
	await browser.calls(me);
	assert.equal((await asks(photo, { cookie: cookieOf(browser, lina) })).status, 200);
});

test("of several members in one browser the address says who looks (F3)", async () => {
	const [one, other] = [await inBrowser(lina), await inBrowser(omar)];
	for (const cookie of [`${one.cookie}; ${other.cookie}`, `${other.cookie}; ${one.cookie}`]) {
		assert.equal((await asks(`${photo}?as=${asMember(lina.id)}`, { cookie })).status, 200);
		assert.equal((await asks(`${photo}?as=${asMember(omar.id)}`, { cookie })).status, 404);
		assert.equal((await asks(`${photo}?as=${asMember(dora.id)}`, { cookie })).status, 401);
	}
	assert.equal((await asks(`${photo}?as=x&as=y`, { cookie: one.cookie })).status, 401);
});

test("a cookie that was made up, changed, or outlives its session opens nothing (F3)", async () => {
	const { cookie, token, browser } = await inBrowser(lina);
	const hash = tokenHash(token).toString("hex");
	const other = await inBrowser(omar);
	const [, seal = ""] = cookie.split(".");
	for (const value of [
		hash,
		`${hash}.`,
		`${hash}.x`,
		`${hash}.${seal.slice(0, -2)}xx`,
		`${hash}.${other.cookie.split(".")[1]}`,
	])
		assert.equal((await asks(photo, { cookie: `media_${asMember(lina.id)}=${value}` })).status, 401, value);
	assert.equal((await asks(photo, { cookie })).status, 200);
	browser.token = token;
	const out = await browser.calls(logOut);
	assert.match(out.headers.getSetCookie().find((one) => one.startsWith("media_")) ?? "", /=;.*Path=\/api\/v1\/media\//);
	assert.equal((await asks(photo, { cookie })).status, 401);
});

test("a session that has run out, or whose member is locked out, shows nothing (F3)", async () => {
	const ada = await newMember("ada", "listener");
	const { url } = keptOf(await uploads(ada, await picture()));
	const { cookie } = await inBrowser(ada);
	assert.equal((await asks(url, { cookie })).status, 200);
	await pool.query("UPDATE members SET is_active = false WHERE id = $1", [ada.id]);
	assert.equal((await asks(url, { cookie })).status, 401);
	await pool.query("UPDATE members SET is_active = true WHERE id = $1", [ada.id]);
	clock.passMinutes(12 * 60 + 1);
	assert.equal((await asks(url, { cookie })).status, 401);
});

test("a picture that the store has lost is not there (F3)", async () => {
	const again = await logsIn(address, "lina");
	const { url, public_id } = keptOf(await uploads(again, await picture()));
	await platform.mediaStore.remove(public_id);
	refusal(await again.send("GET", url), 404, "not_found");
});
