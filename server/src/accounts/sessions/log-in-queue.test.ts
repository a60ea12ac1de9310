import assert from "node:assert/strict";
import { test } from "vitest";
import { society } from "../../../test/society.ts";

const { newBrowser } = await society({ TRUSTED_PROXIES: "127.0.0.1" }, { realPasswords: true });

test("many log-ins from one address do not delay a log-in from another address", async () => {
	const finished: string[] = [];
	const logIn = async (address: string, username: string) => {
		const browser = newBrowser();
		await browser.send("GET", "/api/v1/csrf/");
		return async () => {
			const headers = { "x-forwarded-for": address };
			const { status } = await browser.send(
				"POST",
				"/api/v1/account/user/login/",
				{ username, password: "Not!theirs2" },
				headers,
			);
			// A password is compared for unknown names, too, and nobody has failed too often.
			assert.equal(status, 401);
			finished.push(address);
		};
	};
	const many = await Promise.all(Array.from({ length: 40 }, (_, at) => logIn("203.0.113.7", `nobody${at}`)));
	const one = await logIn("203.0.113.8", "somebody");
	await Promise.all([...many, one].map((send) => send()));
	const place = finished.indexOf("203.0.113.8");
	assert.ok(place < 20, `${place} of 40 came first`);
});
