import assert from "node:assert/strict";
import { subscribePush } from "@warmline/contract/notifications/calls";
import { afterAll, test } from "vitest";
import { escalates, hearsBy, logOf, prefers } from "../../../test/alerts.ts";
import { PushService } from "../../../test/push-service.ts";
import { society } from "../../../test/society.ts";
import { until } from "../../../test/until.ts";

const service = await new PushService().starts();
afterAll(() => service.ends());
const cast = await society({}, { sweepMillis: 20, outboundPolicy: service.outboundPolicy });
const { lina, omar, dora, clock, pool, takenBy, newVisitor } = cast;
clock.stop();
await pool.query("UPDATE members SET presence = 'away' WHERE username <> 'lina'");
for (const one of [lina, omar]) {
	await one.calls(subscribePush, service.browser().subscription);
	await hearsBy(one, "push");
}
await escalates(dora, "supervisor_disconnected", { enabled: false });

const open = async () => (await logOf(dora, "visitor_waiting")).filter(({ closed_at }) => closed_at === null);
/** One alert goes on, and nobody counts as asked about it. */
const asksNobody = async () => {
	const alerts = await open();
	return alerts.length === 1 && alerts.every(({ deliveries }) => deliveries.length === 0);
};

/** A visitor waits, and the push service has not taken yet what is sent because of that. */
const waitsUntold = async () => {
	service.answers = () => 503;
	const visitor = newVisitor();
	await visitor.asksForSupport();
	await service.next();
	return visitor;
};

test("a retry does not alert a member who is with a visitor by then, and does when they are free", async () => {
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0 });
	await lina.connects();
	const visitor = await waitsUntold();
	const { chat_id } = await takenBy(lina);
	service.answers = () => 201;
	await until(asksNobody);
	lina.says("end_chat", { chat_id });
	await until(async () => (await open()).some(({ deliveries }) => deliveries.some(({ sent_at }) => sent_at !== null)));
	visitor.says("end_chat");
	await until(async () => (await open()).length === 0);
});

test("nothing reaches who went off duty, lost their role, or does not want to be asked any more", async () => {
	const sets = (part: string) => () => pool.query(`UPDATE members SET ${part} WHERE id = $1`, [lina.id]);
	for (const changes of [sets("presence = 'away'"), sets("role = 'trainee', presence = 'available'")]) {
		clock.passMinutes(11);
		await sets("role = 'listener', presence = 'available'")();
		const visitor = await waitsUntold();
		await changes();
		service.answers = () => 201;
		await until(asksNobody);
		visitor.says("end_chat");
		await until(async () => (await open()).length === 0);
	}
	await escalates(dora, "visitor_waiting", { everyone: 0 });
	await prefers(omar, { agreed: true });
	await waitsUntold();
	await prefers(omar, { agreed: false });
	service.answers = () => 201;
	await until(asksNobody);
	assert.equal((await open()).length, 1);
});
