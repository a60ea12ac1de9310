import assert from "node:assert/strict";
import { calls } from "@warmline/contract";
import type { Call } from "@warmline/contract/calls";
import { type Scope, scopes } from "@warmline/contract/integrations/scopes";
import { test } from "vitest";
import { allRows } from "../../../test/all-rows.ts";
import { createsToken, programWith } from "../../../test/api-tokens.ts";
import { goodForms } from "../../../test/good-forms.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const cast = await society();
const { address, clock, dora, lina, pool } = cast;
clock.stop();
const entries = Object.values(calls).flatMap((feature) => Object.entries<Call>(feature));
const forms = goodForms(lina.id);

const asks = (token: string, name: string, { method, path, body }: Call) => {
	// What a token may ask in half a minute is another test's.
	clock.passMinutes(0.02);
	const named = path.replace(/:\w+/g, lina.id);
	return programWith(address, token).send(method, `/api/v1${named}`, body ? (forms.get(name) ?? {}) : undefined);
};

test("with every scope there is, a token may make the calls that have one, and no other changes or shows anything", async () => {
	const { token } = await createsToken(dora, { days: null });
	// Its first use is written, so that nothing is from now on.
	await asks(token, "me", { ...calls.accounts.me });
	const before = await allRows(pool);
	for (const [name, call] of entries.filter(([, { scope }]) => scope === undefined)) {
		const answer = await asks(token, name, call);
		refusal(answer, 403, "out_of_scope");
	}
	const after = await allRows(pool);
	for (const [table, rows] of before) if (table !== "api_tokens") assert.equal(after.get(table), rows, table);
	for (const [name, call] of entries.filter(([, { scope }]) => scope !== undefined)) {
		const { status, body } = await asks(token, name, call);
		assert.ok([200, 400].includes(status), `${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`);
	}
});

for (const scope of scopes) {
	test(`${scope} opens its own calls alone`, async () => {
		const { token } = await createsToken(dora, { scopes: [scope] });
		for (const [name, call] of entries) {
			if (call.scope === undefined) continue;
			const answer = await asks(token, name, call);
			if (call.scope === scope) assert.notEqual(answer.status, 403, name);
			else assert.ok(refusal(answer, 403, "out_of_scope").message.includes(call.scope satisfies Scope), name);
		}
	});
}
