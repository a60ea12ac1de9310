import assert from "node:assert/strict";
import { subscribePush } from "@warmline/contract/notifications/calls";
import { changePreferences } from "@warmline/contract/preferences/calls";
import { afterAll, test } from "vitest";
import { askedIn, escalates, hearsBy, latestAlert, prefers, wasSentLongAgo } from "../../../test/alerts.ts";
import { PushService } from "../../../test/push-service.ts";
import { society } from "../../../test/society.ts";
import { societyName } from "../../platform/society.ts";

const service = await new PushService().starts();
afterAll(() => service.ends());
const cast = await society({}, { sweepMillis: 20, outboundPolicy: service.outboundPolicy });
const { lina, omar, dora, clock, pool, takenBy, newVisitor } = cast;
clock.stop();
await pool.query("UPDATE members SET presence = 'away' WHERE username <> 'lina'");
const [linas, omars] = [service.browser(), service.browser()];
await lina.calls(subscribePush, linas.subscription);
await omar.calls(subscribePush, omars.subscription);
for (const one of [lina, omar]) await hearsBy(one, "push");
await prefers(omar, { agreed: true });
await lina.connects();

test("an alert comes by push in the reader's language, leads to the chats, and says nothing of the visitor", async () => {
	assert.equal((await lina.calls(changePreferences, { language: "fr" })).status, 200);
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0 });
	const visitor = newVisitor();
	const { chat_id } = await visitor.asksForSupport();
	const { body, headers } = await service.next();
	assert.deepEqual([headers.ttl, headers.urgency], ["600", "high"]);
	assert.deepEqual(linas.reads(body), {
		title: societyName("fr"),
		body: "Une personne attend qu’on lui réponde.",
		url: `/fr/${lina.id}/chat-dashboard`,
		tag: "alert-visitor_waiting",
		renotify: true,
	});
	lina.says("accept_chat", { chat_id });
	await visitor.hears("chat_assigned");
	lina.says("end_chat", { chat_id });
	await visitor.hears("chat_ended");
	await latestAlert(dora, "visitor_waiting", ({ closed_at }) => closed_at !== null);
});

const waiting = newVisitor();

test("a member who is with a visitor gets no push: the next group is asked at once", async () => {
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0, everyone: 3600 });
	await takenBy(lina);
	await waiting.asksForSupport();
	const { body } = await service.next();
	assert.ok(omars.reads(body));
	const alert = await latestAlert(dora, "visitor_waiting", ({ deliveries }) => deliveries.length > 0);
	assert.deepEqual(askedIn(alert), ["Omar push"]);
});

test("who has no browser left that can be reached keeps nobody else from being asked", async () => {
	service.answers = (path) => (omars.endpoint.endsWith(path) ? 410 : 201);
	const doras = service.browser();
	await dora.calls(subscribePush, doras.subscription);
	await hearsBy(dora, "push");
	await pool.query("UPDATE members SET presence = 'available' WHERE id = ANY($1)", [[omar.id, dora.id]]);
	await escalates(dora, "visitor_waiting", { listeners_on_duty: 0, supervisors_on_duty: 3600 });
	waiting.says("end_chat");
	await latestAlert(dora, "visitor_waiting", ({ closed_at }) => closed_at !== null);
	await wasSentLongAgo(cast);
	await newVisitor().asksForSupport();
	const asked = [await service.next(), await service.next()];
	const at = (path: string) => asked.find((one) => path.endsWith(one.path)) ?? assert.fail();
	assert.ok(omars.reads(at(omars.endpoint).body));
	assert.ok(doras.reads(at(doras.endpoint).body));
	const alert = await latestAlert(dora, "visitor_waiting", ({ deliveries }) =>
		deliveries.every(({ sent_at, failed_at }) => sent_at !== null || failed_at !== null),
	);
	assert.deepEqual(
		alert.deliveries.map(({ member, status }) => `${member.name} ${status}`),
		["Omar no_browser", "Dora taken"],
	);
});
