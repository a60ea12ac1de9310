/** The one script that is named by an address. */
const address = "/service-worker.js";

/** A browser that lets in only what a named policy has made (`trusted-types` in the server's headers). */
type TrustedTypes = {
	/** What comes out is a type of its own, which browsers without it do not know; they take the address. */
	createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(said: string): string };
};

declare global {
	interface Window {
		readonly trustedTypes?: TrustedTypes;
	}
}

/** Made once: a second policy of one name is refused. */
let ours: string | undefined;

const trustedAddress = (): string => {
	// Whatever it were asked for, this is the only address that it gives.
	ours ??= window.trustedTypes?.createPolicy("warmline", { createScriptURL: () => address }).createScriptURL(address);
	return ours ?? address;
};

export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
	navigator.serviceWorker.register(trustedAddress());
