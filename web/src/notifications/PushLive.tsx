import { communityRoles } from "@warmline/contract/accounts/roles";
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useStaysBehind } from "../platform/routing/behind.ts";
import { useSession } from "../platform/session.ts";
import { offerHomeScreen } from "./home-screen.ts";
import { hearWorker, keepPush } from "./push-browser.ts";

/** While the member area is open: this browser stays where the server looks for it, and a press on a notice leads on. */
export function PushLive() {
	const session = useSession();
	const meets = communityRoles.some((one) => one === session?.user.role.role);
	const memberId = session?.user_id ?? "";
	const [, navigate] = useLocation();
	const behind = useStaysBehind();
	const open = (address: string) => {
		// It is written in the language that the member prefers; the page stays in the one that is open.
		const path = address.replace(/^\/[a-z]{2}(?=\/)/i, "");
		navigate(path, path.includes("/activity-feed/posts/") ? { state: behind } : {});
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
