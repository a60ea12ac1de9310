import assert from "node:assert/strict";
import { test } from "vitest";
import { busiestHour, type Costs, mostVisitors, processesFor } from "./plan.ts";

const costs: Costs = {
	message: { servers: 0.001, stores: 0.0005 },
	visit: { servers: 0.02, stores: 0.01 },
	hearing: 0.0002,
	frame: 0.00001,
	framesOfVisit: 3,
	line: 0.0001,
	lineBytes: 6000,
	emptyBytes: 200e6,
	messageBytes: 300,
	chatBytes: 1000,
};

test("an hour of 3,600 visitors is one each second, with a chat for each of the 1,800 seconds it lasts", () => {
	const hour = busiestHour(36_000, costs);
	assert.equal(hour.visits, 1);
	assert.equal(hour.chats, 1800);
	assert.equal(hour.listeners, 900);
	assert.equal(hour.supervisors, 60);
	assert.equal(hour.messages, 40);
	assert.equal(hour.cores.messages, 0.04);
	assert.equal(hour.cores.stores, 0.03);
	assert.equal(hour.cores.supervisors, 40 * 60 * 0.00001);
	assert.equal(hour.gigabytesADay, (36_000 * 13_000) / 1e9);
});

test("what everybody hears grows with the square of an organisation, and a message does not", () => {
	const [small, large] = [busiestHour(10_000, costs), busiestHour(100_000, costs)];
	assert.equal(Math.round(large.cores.messages / small.cores.messages), 10);
	assert.equal(Math.round(large.cores.listeners / small.cores.listeners), 100);
	assert.equal(Math.round(large.cores.supervisors / small.cores.supervisors), 100);
});

test("several processes share the work, and each hears what is said in the others", () => {
	assert.equal(processesFor({ servers: 0.5, messages: 100 }, costs), 1);
	assert.equal(processesFor({ servers: 0.51, messages: 100 }, costs), 2);
	assert.equal(processesFor({ servers: 3, messages: 100 }, costs), 7);
	assert.equal(processesFor({ servers: 1, messages: 2500 }, costs), undefined);
});

test("more processes are enough for more visitors, and not for as many more", () => {
	const [one, four] = [mostVisitors(1, costs), mostVisitors(4, costs)];
	assert.ok(four > one && four < one * 4);
	assert.equal(processesFor(busiestHour(one, costs), costs), 1);
});
