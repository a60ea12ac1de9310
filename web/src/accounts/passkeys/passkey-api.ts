import type { CreationOptions, RequestChallenge, ShownPasskey } from "@warmline/contract/accounts/passkey";
import {
	addPasskey,
	beginPasskey,
	beginPasskeyLogin,
	challengePasskey,
	logInPasskey,
	readLoginSteps,
	removePasskey,
	renamePasskey,
} from "@warmline/contract/accounts/passkey-calls";
import { confirmYourself } from "@warmline/contract/accounts/security-calls";
import type { AnswerOf } from "@warmline/contract/calls";
import { t } from "@warmline/contract/i18n";
import { request } from "../../platform/http/api.ts";
import { ApiFailure } from "../../platform/http/failure.ts";
import { type PasswordAndProof, sendSecondStep } from "../security/security-api.ts";
import { createPasskey, showPasskey } from "./passkey-browser.ts";

export type LoginSteps = AnswerOf<typeof readLoginSteps>;
export type NewChallenge = { readonly challenge_ticket: string; readonly options: CreationOptions };

const answerTo = async ({ challenge_ticket, options }: RequestChallenge): Promise<ShownPasskey> => ({
	challenge_ticket,
	credential: await showPasskey(options),
});

/** One of one's own, in an open page. */
export const showOwnPasskey = async (): Promise<ShownPasskey> => answerTo(await request(challengePasskey));

export const logInByPasskey = async () =>
	request(logInPasskey, { body: await answerTo(await request(beginPasskeyLogin)) });

/** By what the login can be continued, for who has its ticket; a passkey's challenge comes along. */
export const loginSteps = (ticket: string): Promise<LoginSteps> => request(readLoginSteps, { body: { ticket } });

/** Each try takes a challenge of its own: one that was answered counts no second time. */
export const sendPasskeyStep = async (ticket: string) => {
	const { passkey } = await loginSteps(ticket);
	// It was removed in another page meanwhile.
	if (!passkey)
		throw new ApiFailure(
			0,
			"unknown_passkey",
			t("This passkey isn’t known here, or was removed. Please log in another way."),
		);
	return sendSecondStep(ticket, { passkey: await answerTo(passkey) });
};

export const confirmByPasskey = async () => request(confirmYourself, { body: { passkey: await showOwnPasskey() } });

/** `token`: of a login that is not in the tab yet, because nothing else can be done with it. */
export const beginAdding = (body: PasswordAndProof, token: string | undefined): Promise<NewChallenge> =>
	request(beginPasskey, { body, token });

export const finishAdding = async (
	{ challenge_ticket, options }: NewChallenge,
	name: string,
	token: string | undefined,
) => {
	const credential = await createPasskey(options);
	return request(addPasskey, { body: { challenge_ticket, name, credential }, token });
};

export const rename = (passkey_id: string, name: string) =>
	request(renamePasskey, { params: { passkey_id }, body: { name } });
export const remove = (passkey_id: string) => request(removePasskey, { params: { passkey_id } });
