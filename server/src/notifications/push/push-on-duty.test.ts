import assert from "node:assert/strict";
import { subscribePush } from "@warmline/contract/notifications/calls";
import { afterAll, test } from "vitest";
import { checksIn, shiftWith } from "../../../test/duty.ts";
import { tells } from "../../../test/notices.ts";
import { PushService } from "../../../test/push-service.ts";
import { society } from "../../../test/society.ts";

const service = await new PushService().starts();
afterAll(() => service.ends());
const cast = await society({}, { outboundPolicy: service.outboundPolicy });
const { lina, omar, sam, platform, clock } = cast;

test("who is on duty and with no visitor is told of shifts at once, and of all else later", async () => {
	const shift = await shiftWith(cast, { supervisors: [sam], listeners: [lina] });
	await checksIn(lina, shift);
	const browser = service.browser();
	assert.equal((await lina.calls(subscribePush, browser.subscription)).status, 201);
	await tells(platform, { member_id: lina.id, actor_id: omar.id, kind: "follow" });
	const shift_at = new Date(clock.now().getTime() + 3_600_000);
	await tells(platform, {
		member_id: lina.id,
		actor_id: null,
		kind: "shift",
		message: "shift_starts_in_an_hour",
		shift_at,
	});
	const told: unknown = browser.reads((await service.next()).body);
	assert.ok(typeof told === "object" && told !== null && "body" in told);
	assert.match(String(told.body), /^Your shift starts in an hour\./);
	assert.equal(service.arrived.length, 1);
});
