import assert from "node:assert/strict";
import { forgotPassword } from "@warmline/contract/accounts/calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { isLoopback, limitedAddress } from "./limited-address.ts";

const { newBrowser } = await society({ TRUSTED_PROXIES: "127.0.0.1" });

test("an IPv6 address counts with all of its /64, and one that holds an IPv4 address as that one", () => {
	const same = ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:0db8:0001:0002:0:0:0:9"];
	assert.deepEqual([...new Set(same.map(limitedAddress))], ["2001:db8:1:2::/64"]);
	assert.notEqual(limitedAddress("2001:db8:1:3::1"), limitedAddress("2001:db8:1:2::1"));
	for (const one of ["192.0.2.7", "::ffff:192.0.2.7", "::FFFF:c000:207"])
		assert.equal(limitedAddress(one), "192.0.2.7");
	assert.notEqual(limitedAddress("192.0.2.7"), limitedAddress("192.0.2.8"));
	assert.equal(limitedAddress("fe80::1%eth0"), limitedAddress("fe80::2"));
	assert.equal(limitedAddress("no address"), "no address");
	for (const one of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"]) assert.ok(isLoopback(one), one);
	for (const one of ["192.0.2.7", "2001:db8::1", "no address"]) assert.ok(!isLoopback(one), one);
});

test("whoever takes turns with the addresses of one IPv6 line meets the limits of one", async () => {
	const asks = (address: string, n: number) =>
		newBrowser().send(
			"POST",
			`/api/v1${forgotPassword.path}`,
			{ email: `${n}@mail.example` },
			{ "x-forwarded-for": address },
		);
	for (let n = 0; n < 30; n++) assert.equal((await asks(`2001:db8:7:7::${n + 1}`, n)).status, 200);
	refusal(await asks("2001:db8:7:7:8::1", 31), 429, "too_many_requests");
	assert.equal((await asks("2001:db8:7:8::1", 32)).status, 200);
	for (let n = 0; n < 10; n++) {
		const tries = { username: "lina", password: "wrong" };
		const from = { "x-forwarded-for": `2001:db8:9:9::${n + 1}` };
		refusal(await newBrowser().send("POST", "/api/v1/account/user/login/", tries, from), 401);
	}
	const last = { "x-forwarded-for": "2001:db8:9:9::abc" };
	const tries = { username: "lina", password: "wrong" };
	refusal(await newBrowser().send("POST", "/api/v1/account/user/login/", tries, last), 429);
});
