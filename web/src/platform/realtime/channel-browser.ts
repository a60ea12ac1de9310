import type { Channel, Socket } from "./channel.ts";

/** The address of a channel: beside the API, on its host. */
export const channelAddress = (path: string, query: Readonly<Record<string, string>> = {}): string => {
	const url = new URL(path, new URL(import.meta.env.VITE_API_BASE ?? "/", window.location.href));
	url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return url.href;
};

export const browserSocket = (url: string): Socket => {
	const inner = new WebSocket(url);
	const socket: Socket = {
		send: (text) => inner.send(text),
		close: () => inner.close(),
		onopen: null,
		onmessage: null,
		onclose: null,
	};
	inner.onopen = () => socket.onopen?.();
	inner.onmessage = (event) => socket.onmessage?.({ data: event.data });
	inner.onclose = (event) => socket.onclose?.({ code: event.code });
	return socket;
};

/** Whatever brings a tab back to its person also brings its channel back, so that no tab is dead for good. */
export const wakeWithTab = (channel: Pick<Channel<never>, "wake" | "offline">): (() => void) => {
	const stop = new AbortController();
	const { signal } = stop;
	const wake = () => channel.wake();
	window.addEventListener("online", wake, { signal });
	window.addEventListener("pageshow", wake, { signal });
	window.addEventListener("focus", wake, { signal });
	window.addEventListener("offline", () => channel.offline(), { signal });
	document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && wake(), { signal });
	return () => stop.abort();
};
