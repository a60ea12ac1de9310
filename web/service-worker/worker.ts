// Keeps the crisis page for when there is no connection: the numbers must be there then too. And shows notices to
// members who
// asked for them while no page is open. It is registered by that page, and by that wish, alone; for any other page it
// does nothing except to lead to the numbers what cannot be reached.
// A module, so that `self` is this worker and not what every worker is.
export {};

declare const self: ServiceWorkerGlobalScope;

const isCrisisPage = ({ pathname }: URL) => /^(\/[a-z]{2})?\/crisis\/?$/i.test(pathname);

/** Whoever is in a chat or in the member area stays at their address: their browser comes back by itself. */
const isPublicPage = ({ pathname }: URL) =>
	!/^(\/[a-z]{2})?\/(customer-chat|hashtag|user|[\da-f]{8}-[\da-f-]{27})\//i.test(pathname);

const cacheOf = ({ pathname }: URL) => `crisis page ${pathname.toLowerCase().replace(/\/$/, "")}`;

/** How often somebody has left fast. What was begun before they left is not kept after it. */
let leaves = 0;

const forget = async (): Promise<void> => {
	leaves++;
	for (const name of await caches.keys()) await caches.delete(name);
};

/** Keeps the page as it is now, with the files that it names, and nothing of how it was before. */
const keep = async (url: URL, page: Response, begunAt: number): Promise<void> => {
	if (!page.ok || page.redirected || begunAt !== leaves) return;
	try {
		const files = (await page.clone().text()).match(/\/(?:assets|content)\/[\w./-]+/g) ?? [];
		const cache = await caches.open(cacheOf(url));
		const wanted = new Set([url.pathname, ...files].map((path) => new URL(path, url).href));
		await cache.put(url.pathname, page);
		const there = new Set((await cache.keys()).map((request) => request.url));
		// What is published changes under the same name.
		await cache.addAll(
			[...wanted].filter((file) => !there.has(file) || new URL(file).pathname.startsWith("/content/")),
		);
		for (const file of there) if (!wanted.has(file)) await cache.delete(file);
	} finally {
		if (begunAt !== leaves) await caches.delete(cacheOf(url));
	}
};

const crisisPage = async (event: FetchEvent, url: URL): Promise<Response> => {
	const begunAt = leaves;
	try {
		const page = await fetch(event.request);
		event.waitUntil(keep(url, page.clone(), begunAt));
		return page;
	} catch (error) {
		const kept = await (await caches.open(cacheOf(url))).match(url.pathname);
		if (kept) return kept;
		throw error;
	}
};

const otherPage = async (request: Request, url: URL): Promise<Response> => {
	try {
		return await fetch(request);
	} catch (error) {
		const language = /^\/[a-z]{2}(?=\/|$)/i.exec(url.pathname)?.[0] ?? "";
		const place = new URL(`${language}/Crisis`, url);
		if (await caches.has(cacheOf(place))) return Response.redirect(place.href, 302);
		throw error;
	}
};

const file = async (request: Request): Promise<Response> => {
	// A browser that refuses its storage still has its line.
	const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
	return kept ?? fetch(request);
};

/** The numbers as they are now; as they were where there is no connection. */
const content = async (request: Request): Promise<Response> => {
	try {
		return await fetch(request);
	} catch (error) {
		const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
		if (kept) return kept;
		throw error;
	}
};

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/**
 * The page that registers this was there before it, so it says where it is. Who leaves fast says that they were never
 * here.
 */
self.addEventListener("message", (event) => {
	if (event.data === "forget") return event.waitUntil(forget());
	const begunAt = leaves;
	const url = new URL(String(event.data), self.location.href);
	if (url.origin !== self.location.origin || !isCrisisPage(url)) return;
	event.waitUntil(fetch(url.pathname).then((page) => keep(url, page, begunAt)));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== self.location.origin) return;
	if (request.mode === "navigate") {
		if (isCrisisPage(url)) event.respondWith(crisisPage(event, url));
		else if (isPublicPage(url)) event.respondWith(otherPage(request, url));
	} else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
	else if (url.pathname.startsWith("/content/")) event.respondWith(content(request));
});

type Notice = {
	readonly title: string;
	readonly body: string;
	readonly url: string;
	readonly tag: string;
	readonly renotify: boolean;
};

const textIn = (value: object, name: string): string => {
	const text: unknown = Reflect.get(value, name);
	return typeof text === "string" ? text : "";
};

/** What cannot be read is shown all the same: a browser that is sent something wants the person to know. */
const noticeIn = (data: PushMessageData | null): Notice => {
	let value: unknown;
	try {
		value = data?.json();
	} catch {
		value = undefined;
	}
	const sent = typeof value === "object" && value !== null ? value : {};
	const title = textIn(sent, "title") || self.location.hostname;
	const tag = textIn(sent, "tag");
	// Without a tag a browser takes this for a mistake, and shows nothing.
	const renotify = tag !== "" && Reflect.get(sent, "renotify") === true;
	return { title, body: textIn(sent, "body"), url: textIn(sent, "url"), tag, renotify };
};

self.addEventListener("push", (event) => {
	const { title, url, ...notice } = noticeIn(event.data);
	const look = { icon: "/icon-192.png", badge: "/badge-96.png" };
	event.waitUntil(self.registration.showNotification(title, { ...notice, data: url, ...look }));
});

/** Nothing that is sent leads away from this site. */
const placeOf = (data: unknown): URL => {
	const url = new URL(typeof data === "string" && data !== "" ? data : "/", self.location.origin);
	return url.origin === self.location.origin ? url : new URL("/", self.location.origin);
};

/** Whose page of the member area it is. */
const memberIn = (path: string): string | undefined =>
	/^(?:\/[a-z]{2})?\/([\da-f]{8}-[\da-f-]{27})\//i.exec(`${path}/`)?.[1]?.toLowerCase();

/** Milliseconds in which a page says whose it is; pages outside of the member area say nothing. */
const patience = 500;

/** It has to be asked: here a page keeps the address it was loaded at, which may be that of the login. */
const isOf = (page: WindowClient, member: string): Promise<boolean> =>
	new Promise((done) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = ({ data }) => done(data === member);
		setTimeout(() => done(false), patience);
		page.postMessage({ whose: true }, [port2]);
	});

/** A page that is open leads on by itself, without losing what was typed in it; only the member's own pages do. */
const open = async (place: URL): Promise<void> => {
	const member = memberIn(place.pathname) ?? "";
	const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
	const own = await Promise.all(pages.map((page) => isOf(page, member)));
	const ours = pages.filter((_, at) => own[at]);
	const page = ours.find(({ visibilityState }) => visibilityState === "visible") ?? ours[0];
	if (!page) return void (await self.clients.openWindow(place.href));
	page.postMessage({ open: place.pathname + place.search + place.hash });
	// Where the browser does not let it come to the front it is found as it was left, at the right place.
	await page.focus().catch(() => undefined);
};

self.addEventListener("notificationclick", (event) => {
	event.notification.close();
	event.waitUntil(open(placeOf(event.notification.data)));
});

/** The worker is nobody and cannot tell the server: an open page does, or the next one that is opened. */
self.addEventListener("pushsubscriptionchange", (event) => {
	const tell = async () => {
		for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
			page.postMessage({ changed: true });
		}
	};
	event.waitUntil(tell());
});
