import { pushKey, subscribePush, unsubscribePush } from "@warmline/contract/notifications/calls";
import { registerWorker } from "../platform/alerts/service-worker.ts";
import { request } from "../platform/http/api.ts";
import { beforeLoggingOut } from "../platform/log-out.ts";
import { currentSession } from "../platform/session.ts";
import { bytesOf, isOfKey, type PushState, pushStateOf } from "./push-state.ts";

/** Whose notices come to this browser: another member who comes here must not get them. */
const ownerKey = "warmline.push";

const owner = (): string | null => {
	try {
		return localStorage.getItem(ownerKey);
	} catch {
		return null;
	}
};

const setOwner = (memberId: string | null): void => {
	try {
		if (memberId === null) localStorage.removeItem(ownerKey);
		else localStorage.setItem(ownerKey, memberId);
	} catch {
		// It is asked for anew at the next visit.
	}
};

const isSupported = (): boolean =>
	window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const isApple = (): boolean =>
	/iPhone|iPad|iPod/.test(navigator.userAgent) ||
	(/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** What is there already; nobody's browser gets a worker for only having a look. */
const subscriptionHere = async (): Promise<PushSubscription | null> => {
	const there = await navigator.serviceWorker.getRegistration("/");
	return (await there?.pushManager.getSubscription()) ?? null;
};

export const readPushState = async (memberId: string): Promise<PushState> => {
	const supported = isSupported();
	return pushStateOf({
		supported,
		apple: isApple(),
		installed: window.matchMedia("(display-mode: standalone)").matches,
		permission: supported ? Notification.permission : "default",
		subscribed: supported && owner() === memberId && (await subscriptionHere()) !== null,
	});
};

/** Known while the member is here, because whoever logs out does not wait. */
let current: PushSubscription | null = null;

const subscribed = async (): Promise<PushSubscription> => {
	const [{ key }, { pushManager }] = await Promise.all([
		request(pushKey),
		registerWorker().then(() => navigator.serviceWorker.ready),
	]);
	const there = await pushManager.getSubscription();
	if (there && isOfKey(there.options.applicationServerKey, key)) return there;
	await there?.unsubscribe();
	return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
};

const isStillHere = (memberId: string): boolean => currentSession()?.user_id === memberId;

/** Tells the server where this browser is; again where it has heard it already. */
const keep = async (memberId: string): Promise<void> => {
	const subscription = await subscribed();
	// Whoever is here by now must not be taken for who asked for it.
	if (!isStillHere(memberId)) return giveUp(subscription);
	const { endpoint, keys } = subscription.toJSON();
	const { p256dh, auth } = keys ?? {};
	if (!endpoint || !p256dh || !auth) throw new Error("the subscription names no keys");
	await request(subscribePush, { body: { endpoint, keys: { p256dh, auth } } });
	if (!isStillHere(memberId)) return giveUp(subscription);
	current = subscription;
	setOwner(memberId);
};

/** Nobody's by now, unless somebody else has asked for it meanwhile. */
const giveUp = async (subscription: PushSubscription): Promise<void> => {
	if (owner() === null) await subscription.unsubscribe();
};

/** By a press only: the browser asks the person. */
export const turnPushOn = async (memberId: string): Promise<void> => {
	if ((await Notification.requestPermission()) === "granted") await keep(memberId);
};

const forget = (subscription: PushSubscription, token?: string): Promise<unknown> => {
	current = null;
	setOwner(null);
	// Nothing reaches an address that the browser has given up, also where the server does not hear of it.
	return Promise.all([
		subscription.unsubscribe(),
		request(unsubscribePush, { body: { endpoint: subscription.endpoint }, keepalive: true, token }),
	]);
};

export const turnPushOff = async (): Promise<void> => {
	const there = await subscriptionHere();
	if (there) await forget(there);
};

/** Also where this tab has not reached the server yet, and so knows of no subscription: the browser may have one. */
beforeLoggingOut(() => {
	const session = currentSession();
	if (!session || owner() !== session.user_id) return;
	if (current) return void forget(current).catch(() => undefined);
	setOwner(null);
	if (!isSupported()) return;
	subscriptionHere()
		// Somebody else may have come and asked for it meanwhile.
		.then((there) => there && owner() === null && forget(there, session.token))
		.catch(() => undefined);
});

/**
 * On each visit: a browser may have changed its address meanwhile, or have lost it. And where somebody else was here
 * before, and only closed the page, their notices come here no more. `meets`: who has only registered gets none.
 */
export const keepPush = async (memberId: string, meets: boolean): Promise<void> => {
	if (!isSupported() || Notification.permission !== "granted") return;
	if (meets && owner() === memberId) return keep(memberId);
	setOwner(null);
	await (await subscriptionHere())?.unsubscribe();
};

/** What the worker says: a notice was pressed on, or the browser has another address now. */
export type WorkerWords = { readonly open: string } | { readonly changed: true };

export const hearWorker = (memberId: string, heard: (words: WorkerWords) => void): (() => void) => {
	if (!("serviceWorker" in navigator)) return () => undefined;
	const hear = ({ data, ports }: MessageEvent<unknown>) => {
		if (typeof data !== "object" || data === null) return;
		if (Reflect.get(data, "whose") === true) return ports[0]?.postMessage(memberId);
		const open: unknown = Reflect.get(data, "open");
		if (typeof open === "string") heard({ open });
		else if (Reflect.get(data, "changed") === true) heard({ changed: true });
	};
	navigator.serviceWorker.addEventListener("message", hear);
	// Words that came before anybody listened wait until then.
	navigator.serviceWorker.startMessages();
	return () => navigator.serviceWorker.removeEventListener("message", hear);
};
