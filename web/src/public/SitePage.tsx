import { Redirect, useLocation } from "wouter";
import { useSession } from "../platform/session.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { TextPage } from "./TextPage.tsx";
import { textPageAt } from "./text-pages.ts";

/** A page whose words are a file of the content, or the one that says that there is no such page. */
export function SitePage() {
	const [pathname] = useLocation();
	const page = textPageAt(pathname);
	return page ? <TextPage key={page.name} name={page.name} /> : <NotFoundPage />;
}

/** The header's way to the shifts: whose they are follows from who is logged in. */
export function OwnShiftManager() {
	const session = useSession();
	return <Redirect to={session ? `/${session.user_id}/shift-manager` : "/login?next=/ShiftManager"} replace />;
}
