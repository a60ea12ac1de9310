import { communityRoles } from "@warmline/contract/accounts/roles";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useBackgroundState } from "../platform/routing/background-location.ts";
import { base } from "../platform/routing/language-address.ts";
import { useSession } from "../platform/session.ts";
import { hearWorker, keepPush } from "./push-browser.ts";

const links = [
	{ rel: "manifest", href: `${base}/app.webmanifest` },
	{ rel: "apple-touch-icon", href: "/icon-180.png" },
] as const;

/** Says what stands on a home screen; the member area only, which is where notices come from. */
const offerHomeScreen = (): (() => void) => {
	const added = links.map(({ rel, href }) => {
		const link = document.createElement("link");
		Object.assign(link, { rel, href });
		document.head.append(link);
		return link;
	});
	return () => {
		for (const link of added) link.remove();
	};
};

/** While the member area is open: this browser stays where the server looks for it, and a press on a notice leads on. */
export function PushLive() {
	const session = useSession();
	const meets = communityRoles.some((one) => one === session?.user.role.role);
	const memberId = session?.user_id ?? "";
	const [, navigate] = useLocation();
	const background = useBackgroundState();
	const open = (address: string) => {
		// It is written in the language that the member prefers; the page stays in the one that is open.
		const path = address.replace(/^\/[a-z]{2}(?=\/)/i, "");
		navigate(path, path.includes("/activity-feed/posts/") ? { state: background } : {});
	};
	const latest = useRef(open);
	latest.current = open;
	useEffect(() => {
		if (memberId === "") return;
		// Push is an extra: what goes wrong with it disturbs nobody, and is tried again on the next visit.
		const look = () => void keepPush(memberId, meets).catch(() => undefined);
		look();
		if (!meets) return;
		return hearWorker(memberId, (words) => ("open" in words ? latest.current(words.open) : look()));
	}, [meets, memberId]);
	useEffect(offerHomeScreen, []);
	return null;
}
