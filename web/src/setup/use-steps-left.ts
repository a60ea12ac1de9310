import { useQuery } from "@tanstack/react-query";
import { useSession } from "../platform/session.ts";
import { missingSteps, setupQuery } from "./api.ts";

/** Milliseconds for which the navigation goes by what it knows. */
const lasting = 300_000;

/** Steps that must be done before a director can open to visitors; null where it is open, for others, and not known yet. */
export const useStepsLeft = (): number | null => {
	const session = useSession();
	const { data } = useQuery({
		...setupQuery,
		staleTime: lasting,
		enabled: session?.user.role.role === "director",
	});
	if (!data || data.opened) return null;
	return missingSteps(data).length;
};
