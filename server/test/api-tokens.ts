import assert from "node:assert/strict";
import { createApiToken, listApiTokens, revokeApiToken } from "@warmline/contract/integrations/api-tokens";
import { type Scope, scopes } from "@warmline/contract/integrations/scopes";
import { Browser } from "./browser.ts";
import type { MemberPerson } from "./person.ts";

type Wanted = { name?: string; scopes?: readonly Scope[]; days?: 30 | 90 | 365 | null };

export const triesToCreateToken = (director: MemberPerson, wanted: Wanted = {}) =>
	director.calls(createApiToken, { name: "Dashboard", days: 365, ...wanted, scopes: [...(wanted.scopes ?? scopes)] });

/** With all scopes where none are named. */
export const createsToken = async (director: MemberPerson, wanted: Wanted = {}) => {
	const { status, body } = await triesToCreateToken(director, wanted);
	assert.equal(status, 201, JSON.stringify(body));
	return createApiToken.answer.parse(body);
};

export const revokesToken = (director: MemberPerson, token_id: string) =>
	director.calls(revokeApiToken, undefined, { token_id });

export const tokensSeenBy = async (director: MemberPerson) => {
	const { status, body } = await director.calls(listApiTokens);
	assert.equal(status, 200, JSON.stringify(body));
	return listApiTokens.answer.parse(body).results;
};

/** A program with a token, and nothing else. */
export const programWith = (address: string, token: string) => {
	const program = new Browser(address);
	program.token = token;
	return program;
};
