// Keeps the crisis page for when there is no line: the numbers must be there then too. It is registered by that page
// alone, and does nothing for any other except to lead there what cannot be reached.
// A module, so that `self` is this worker and not what every worker is.
export {};

declare const self: ServiceWorkerGlobalScope;

const isCrisisPage = ({ pathname }: URL) => /^(\/[a-z]{2})?\/crisis\/?$/i.test(pathname);

/** Whoever is in a chat or in the member area stays at his address: his browser comes back by itself. */
const isPublicPage = ({ pathname }: URL) =>
	!/^(\/[a-z]{2})?\/(customer-chat|[\da-f]{8}-[\da-f-]{27})\//i.test(pathname);

const cacheOf = ({ pathname }: URL) => `crisis page ${pathname.toLowerCase().replace(/\/$/, "")}`;

/** Keeps the page as it is now, with the files that it names, and nothing of how it was before. */
const keep = async (url: URL, page: Response): Promise<void> => {
	if (!page.ok || page.redirected) return;
	const files = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
	const cache = await caches.open(cacheOf(url));
	const wanted = new Set([url.pathname, ...files].map((path) => new URL(path, url).href));
	await cache.put(url.pathname, page);
	const there = new Set((await cache.keys()).map((request) => request.url));
	await cache.addAll([...wanted].filter((file) => !there.has(file)));
	for (const file of there) if (!wanted.has(file)) await cache.delete(file);
};

const crisisPage = async (event: FetchEvent, url: URL): Promise<Response> => {
	try {
		const page = await fetch(event.request);
		event.waitUntil(keep(url, page.clone()));
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

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page that registers this was there before it, so it says where it is. */
self.addEventListener("message", (event) => {
	const url = new URL(String(event.data), self.location.href);
	if (url.origin !== self.location.origin || !isCrisisPage(url)) return;
	event.waitUntil(fetch(url.pathname).then((page) => keep(url, page)));
});

self.addEventListener("fetch", (event) => {
	const { request } = event;
	const url = new URL(request.url);
	if (request.method !== "GET" || url.origin !== self.location.origin) return;
	if (request.mode === "navigate") {
		if (isCrisisPage(url)) event.respondWith(crisisPage(event, url));
		else if (isPublicPage(url)) event.respondWith(otherPage(request, url));
	} else if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
});
