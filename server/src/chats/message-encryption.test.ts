import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test } from "vitest";
import { createSealer } from "../platform/sealing/sealer.ts";
import { decryptContact, decryptLeftMessage } from "./message-encryption.ts";

const sealer = createSealer(randomBytes(32), assert.ifError);
const key = sealer.newKey();
const contactOf = (stored: unknown) =>
	decryptContact(sealer, { key, contact: sealer.seal(key, "contact", JSON.stringify(stored)) });

test("of a contact that was sealed before there was a field, the field is empty, and the rest is read", () => {
	assert.deepEqual(contactOf({ email: "vera@example.org" }), { email: "vera@example.org", ip_address: null });
	assert.deepEqual(contactOf({ ip_address: "192.0.2.1" }), { email: null, ip_address: "192.0.2.1" });
	assert.deepEqual(contactOf("nothing of ours"), { email: null, ip_address: null });
});

test("a message that was left without what it consists of is shown as damaged", () => {
	const leftOf = (stored: unknown) =>
		decryptLeftMessage(sealer, { key, words: sealer.seal(key, "left message", JSON.stringify(stored)) });
	assert.deepEqual(leftOf({ email: "a@example.org", message: "Hello" }), { email: "a@example.org", message: "Hello" });
	assert.equal(leftOf({ email: "a@example.org" }), undefined);
});
