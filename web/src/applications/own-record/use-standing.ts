import { useQuery } from "@tanstack/react-query";
import { applicationKeys } from "../../platform/http/query-keys.ts";
import type { Session } from "../../platform/session.ts";
import { listenerKind } from "../drafts/listener-kind.ts";
import { supervisorKind } from "../drafts/supervisor-kind.ts";
import type { Begun, Kind } from "../kind.ts";
import { type Standing, standingOf } from "../state-text.ts";

export type Stand = {
	readonly standing: Standing;
	readonly application: Begun | null;
	readonly kind: Pick<Kind<Begun>, "path">;
};

/** Where a member stands with their application. While that is not known, their role alone tells. */
export const useStanding = ({ user_id, user }: Session): Stand => {
	const kind = user.applicant_type === "supervisor" ? supervisorKind : listenerKind;
	const { data = null } = useQuery<Begun | null>({
		queryKey: applicationKeys.own(kind, user_id),
		queryFn: () => kind.read(user_id),
		staleTime: 0,
	});
	return { standing: standingOf(data, user.role.role), application: data, kind };
};
