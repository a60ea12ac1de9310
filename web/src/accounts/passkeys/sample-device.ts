/** For tests: what a browser answers when its user has shown a passkey, made one, or has cancelled. */
const bytes = new Uint8Array([0]).buffer;

const credential = (response: object) => ({
	id: "AA",
	rawId: bytes,
	type: "public-key",
	response,
	authenticatorAttachment: "platform",
	getClientExtensionResults: () => ({}),
});

export const shownBySample = credential({
	clientDataJSON: bytes,
	authenticatorData: bytes,
	signature: bytes,
	userHandle: null,
});

export const madeBySample = credential({
	clientDataJSON: bytes,
	attestationObject: bytes,
	getTransports: () => ["internal"],
});

export const cancelledBySample = () =>
	new DOMException("The operation timed out or was not allowed.", "NotAllowedError");
