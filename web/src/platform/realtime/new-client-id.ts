/** 32 hex digits. Not `randomUUID`: that is missing on plain http and in older browsers. */
export const newClientId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
