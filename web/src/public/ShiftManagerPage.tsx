import { Navigate } from "react-router";
import { useSession } from "../platform/session.ts";

/** The header's way to the shifts: whose they are follows from who is logged in. */
export function ShiftManagerPage() {
	const session = useSession();
	return <Navigate to={session ? `/${session.user_id}/shift-manager` : "/login?next=/ShiftManager"} replace />;
}
