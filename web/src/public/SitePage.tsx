import { Navigate, useLocation } from "react-router";
import { useSession } from "../platform/session.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { TextPage } from "./TextPage.tsx";
import { textPages } from "./text-pages.ts";

/** A page whose words are a file of the content, or the one that says that there is no such page. */
export function SitePage() {
	const { pathname } = useLocation();
	const here = pathname.toLowerCase().replace(/(?!^)\/+$/, "");
	if (here === "/shiftmanager") return <OwnShiftManager />;
	const page = textPages.find(({ path }) => path.toLowerCase() === here);
	return page ? <TextPage key={page.name} name={page.name} /> : <NotFoundPage />;
}

/** The header's way to the shifts: whose they are follows from who is logged in. */
function OwnShiftManager() {
	const session = useSession();
	return <Navigate to={session ? `/${session.user_id}/shift-manager` : "/login?next=/ShiftManager"} replace />;
}
