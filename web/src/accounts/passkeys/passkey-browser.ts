import type { CreationOptions, NewCredential, RequestOptions, ShownPasskey } from "@warmline/contract/accounts/passkey";
import { t } from "@warmline/contract/i18n";
import { ApiFailure } from "../../platform/http/failure.ts";

/** Only who has a passkey, or makes one, needs it. */
const library = () => import("@simplewebauthn/browser");

/** Browsers have them for names only: no IPv4 address, and none of IPv6, which stands in brackets. */
const isNamed = (hostname: string) => !/^[\d.]+$|^\[/.test(hostname);

export const supportsPasskeys = (): boolean =>
	typeof window.PublicKeyCredential === "function" && window.isSecureContext && isNamed(window.location.hostname);

/** As what a call is refused with, so that forms and buttons say it in the same way. */
const failure = (code: string, message: string) => new ApiFailure(0, code, message);

const cancelled = () =>
	failure("passkey_cancelled", t("The passkey wasn’t used: it was cancelled, or took too long. You can try again."));
const isNamedError = (error: unknown, name: string) => error instanceof Error && error.name === name;

const describe = (error: unknown): ApiFailure => {
	if (isNamedError(error, "NotAllowedError") || isNamedError(error, "AbortError")) return cancelled();
	if (isNamedError(error, "InvalidStateError"))
		return failure("passkey_there", t("This device already has a passkey for your account."));
	if (isNamedError(error, "SecurityError"))
		return failure("passkey_elsewhere", t("Passkeys don’t work at this address. Please use the usual one."));
	return failure("passkey_unsupported", t("This browser or device can’t use this passkey. Please try another one."));
};

/** Asks the browser to make one. */
export const createPasskey = async (optionsJSON: CreationOptions): Promise<NewCredential["credential"]> => {
	const { startRegistration } = await library();
	try {
		const { id, rawId, type, response } = await startRegistration({ optionsJSON });
		const { clientDataJSON, attestationObject, transports = [] } = response;
		return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
	} catch (error) {
		throw describe(error);
	}
};

/** Asks the browser for one: of those that are named, or of any for this site. */
export const showPasskey = async (optionsJSON: RequestOptions): Promise<ShownPasskey["credential"]> => {
	const { startAuthentication } = await library();
	try {
		const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
		const { clientDataJSON, authenticatorData, signature, userHandle } = response;
		return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
	} catch (error) {
		throw describe(error);
	}
};
