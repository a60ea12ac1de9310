import assert from "node:assert/strict";
import { forgotPassword } from "@warmline/contract/accounts/calls";
import { test } from "vitest";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";
import { isInnerAddress, isSharedAddress, limitedAddress } from "./limited-address.ts";

const { newBrowser, platform } = await society({ TRUSTED_PROXIES: "127.0.0.1" });

test("an IPv6 address counts with all of its /64, and one that holds an IPv4 address as that one", () => {
	const same = ["2001:db8:1:2::1", "2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:0db8:0001:0002:0:0:0:9"];
	assert.deepEqual([...new Set(same.map(limitedAddress))], ["2001:db8:1:2::/64"]);
	assert.notEqual(limitedAddress("2001:db8:1:3::1"), limitedAddress("2001:db8:1:2::1"));
	for (const one of ["192.0.2.7", "::ffff:192.0.2.7", "::FFFF:c000:207"])
		assert.equal(limitedAddress(one), "192.0.2.7");
	assert.notEqual(limitedAddress("192.0.2.7"), limitedAddress("192.0.2.8"));
	assert.equal(limitedAddress("fe80::1%eth0"), limitedAddress("fe80::2"));
	assert.equal(limitedAddress("no address"), "no address");
});

test("everybody behind a proxy that is not trusted has its address, which is told from those of people", () => {
	for (const one of ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1", "172.17.0.1", "10.1.2.3", "fd00::1"]) {
		assert.ok(isInnerAddress(one), one);
		assert.ok(isSharedAddress(one), one);
	}
	for (const one of ["192.0.2.7", "2001:db8::1"]) {
		assert.ok(!isInnerAddress(one), one);
		assert.ok(!isSharedAddress(one), one);
	}
	// Nobody gets around a limit by an address that is none.
	for (const one of ["0.0.0.0", "no address"]) {
		assert.ok(!isInnerAddress(one), one);
		assert.ok(isSharedAddress(one), one);
	}
});

test("the limits of an address do not shut out everybody behind a proxy inside the network, and the log says why they do not hold", async () => {
	const asks = (from: string, n: number) =>
		newBrowser().send(
			"POST",
			`/api/v1${forgotPassword.path}`,
			{ email: `${n}@mail.example` },
			{ "x-forwarded-for": from },
		);
	const log: string[] = [];
	Object.assign(platform.log, { warn: (line: unknown) => log.push(JSON.stringify(line)) });
	for (let n = 0; n < 35; n++) assert.equal((await asks("192.0.2.9, 172.17.0.1", n)).status, 200);
	const told = log.filter((line) => line.includes("TRUSTED_PROXIES"));
	assert.equal(told.length, 1);
	assert.ok(!/\d+\.\d+/.test(String(told)), "whose address it is concerns nobody");
});

test("all addresses of one IPv6 connection share one limit", async () => {
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
