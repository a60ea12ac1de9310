import assert from "node:assert/strict";
import { subscribePush } from "@warmline/contract/notifications/calls";
import { afterAll, test } from "vitest";
import { callsOut } from "../../../test/cover.ts";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { PushService } from "../../../test/push-service.ts";
import { books, plansShift } from "../../../test/shifts.ts";
import { society } from "../../../test/society.ts";
import { dayIn } from "../../platform/days.ts";

const service = await new PushService().starts();
afterAll(() => service.ends());
const cast = await society({}, { outboundPolicy: service.outboundPolicy });
const { lina, sam, clock, config } = cast;
const mailbox = await openMailbox(config.DATA_DIR);

test("a call to come leads to that shift in its week, by the mail and by the push", async () => {
	const browser = service.browser();
	assert.equal((await lina.calls(subscribePush, browser.subscription)).status, 201);
	// In the evening in New York, by whose days the week counts, and on the day after in Europe.
	const at = new Date(`${new Date(clock.now().getTime() + 48 * 3_600_000).toISOString().slice(0, 10)}T03:00Z`);
	const shift = await plansShift(cast, { at });
	await books(sam, shift, { part: "supervisor" });
	const { status, body } = await callsOut(sam, shift, "listener", [lina.id]);
	assert.equal(status, 200, JSON.stringify(body));
	const path = `/${lina.id}/shift-manager?from=${dayIn("America/New_York", at)}#${at.toISOString()}`;
	const told: unknown = browser.reads((await service.next()).body);
	assert.ok(typeof told === "object" && told !== null && "url" in told);
	assert.equal(told.url, path);
	const { pathname, search, hash } = linkIn(await mailbox.next());
	assert.equal(pathname + search + hash, path);
});
