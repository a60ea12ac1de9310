import assert from "node:assert/strict";
import { forgotPassword, resetPasswordCall } from "@warmline/contract/accounts/calls";
import { listMembers } from "@warmline/contract/members/calls";
import { test } from "vitest";
import { createsToken, programWith } from "../../../test/api-tokens.ts";
import { linkIn, openMailbox } from "../../../test/mailbox.ts";
import { refusal } from "../../../test/refusal.ts";
import { society } from "../../../test/society.ts";

const { address, config, dora, newBrowser, newMember } = await society();
const mailbox = await openMailbox(config.DATA_DIR);

test("who has a token in their name is mailed about it, and it ends when their password is reset", async () => {
	const iris = await newMember("iris", "director");
	const email = "iris@society.example";
	const { token } = await createsToken(iris, { days: null });
	const mail = await mailbox.next();
	assert.deepEqual([mail.to, mail.subject], [email, "An API token was created"]);
	const { token: another } = await createsToken(dora, { days: null });
	await mailbox.next();
	const reads = (shown: string) => programWith(address, shown).calls(listMembers);
	assert.equal((await reads(token)).status, 200);

	assert.equal((await newBrowser().calls(forgotPassword, { email })).status, 200);
	const link = linkIn(await mailbox.next());
	const password = "Kettle-harbour!29";
	const body = { token: link.searchParams.get("token") ?? "", password, confirm_password: password };
	const reset = await newBrowser().calls(resetPasswordCall, body);
	assert.equal(reset.status, 200, JSON.stringify(reset.body));
	refusal(await reads(token), 401, "invalid_token");
	assert.equal((await reads(another)).status, 200);
});
