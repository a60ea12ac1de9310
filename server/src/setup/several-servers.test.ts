import assert from "node:assert/strict";
import { chatStatus } from "@warmline/contract/chats/calls";
import { closeToVisitors } from "@warmline/contract/setup/calls";
import { test } from "vitest";
import { Browser } from "../../test/browser.ts";
import { severalProcesses } from "../../test/processes.ts";
import { until } from "../../test/until.ts";
import { openingChanged } from "./setup-state.ts";

const { cast, others } = await severalProcesses(2);
const other = others[0] ?? assert.fail();

const why = async () => chatStatus.answer.parse((await new Browser(other.address).calls(chatStatus)).body).why;

test("what a director closes at one server is closed at the others, and an opening is in force there at once", async () => {
	assert.equal(await why(), "open");
	assert.equal((await cast.dora.calls(closeToVisitors)).status, 200);
	await until(async () => (await why()) === "not_open");
	// As an opening stores it; the other server is told nothing.
	await cast.pool.query("UPDATE installation SET opened_at = now()");
	assert.equal(await why(), "open");
	await cast.pool.query("UPDATE installation SET opened_at = NULL");
	cast.platform.hub.broadcast(openingChanged, null);
	await until(async () => (await why()) === "not_open");
});
