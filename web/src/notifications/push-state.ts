/** What a browser says of itself. */
export type PushBrowser = {
	readonly supported: boolean;
	/** A phone or tablet of Apple. */
	readonly apple: boolean;
	/** Opened from the home screen, as an app. */
	readonly installed: boolean;
	readonly permission: NotificationPermission;
	readonly subscribed: boolean;
};

/** `home_screen`: it will be able to, once it is on the home screen. */
export type PushState = "unsupported" | "home_screen" | "blocked" | "off" | "on";

export const pushStateOf = ({ supported, apple, installed, permission, subscribed }: PushBrowser): PushState => {
	if (!supported) return apple && !installed ? "home_screen" : "unsupported";
	if (permission === "denied") return "blocked";
	return permission === "granted" && subscribed ? "on" : "off";
};

/** The bytes of a key that is written as base64url. */
export const bytesOf = (key: string): Uint8Array<ArrayBuffer> => {
	const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
	return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
};

/** Whether a subscription was made with this key: one of an earlier key is of no use any more. */
export const isOfKey = (made: ArrayBuffer | null | undefined, key: string): boolean => {
	if (!made) return false;
	const [have, wanted] = [new Uint8Array(made), bytesOf(key)];
	return have.length === wanted.length && have.every((byte, at) => byte === wanted[at]);
};
