import { queryOptions } from "@tanstack/react-query";
import {
	beginSecondStep,
	changePassword,
	confirmSecondStep,
	confirmYourself,
	endOneSession,
	endOtherSessions,
	endSecondStep,
	listSessions,
	logInSecondStep,
	type passwordAndProof,
	readSecurity,
	renewRecoveryCodes,
} from "@warmline/contract/accounts/security-calls";
import type { changedPassword } from "@warmline/contract/accounts/user";
import type * as z from "zod/mini";
import { request } from "../../platform/http/api.ts";
import { accountKeys } from "../../platform/http/query-keys.ts";

export type Secret = { readonly secret: string; readonly uri: string };
export type PasswordAndProof = z.input<typeof passwordAndProof>;
type Proof = Omit<PasswordAndProof, "password">;

export const sendSecondStep = (ticket: string, proof: Proof) =>
	request(logInSecondStep, { body: { ticket, ...proof } });

/** `token`: of a login that is not in the tab yet, because nothing else can be done with it. */
export const beginSetUp = async (body: PasswordAndProof, token: string | undefined): Promise<Secret> =>
	(await request(beginSecondStep, { body, token })).result;
export const confirmSetUp = async (code: string, token: string | undefined) =>
	(await request(confirmSecondStep, { body: { code }, token })).recovery_codes;

export const showPassword = (password: string) => request(confirmYourself, { body: { password } });

export const sendPassword = (body: z.input<typeof changedPassword>) => request(changePassword, { body });

export const newCodes = async (body: PasswordAndProof) => (await request(renewRecoveryCodes, { body })).recovery_codes;
export const turnOff = (body: PasswordAndProof) => request(endSecondStep, { body });

export const securityQuery = queryOptions({
	queryKey: accountKeys.security,
	queryFn: async () => (await request(readSecurity)).result,
	staleTime: 60_000,
});

export const sessionsQuery = queryOptions({
	queryKey: accountKeys.sessions,
	queryFn: async () => (await request(listSessions)).results,
	staleTime: 0,
});

export const endSessionCalled = (session_id: string) => request(endOneSession, { params: { session_id } });
export const endOthers = () => request(endOtherSessions);
