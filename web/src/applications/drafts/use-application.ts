import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { ApiFailure } from "../../platform/http/failure.ts";
import { applicationKeys } from "../../platform/http/query-keys.ts";
import { useSession } from "../../platform/session.ts";
import type { Begun, Kind } from "../kind.ts";
import type { DraftState } from "./draft.ts";
import type { Drafts } from "./open-drafts.ts";

/** The member's own application; null while they have begun none. */
export const useOwnApplication = <A extends Begun>(kind: Kind<A>) => {
	const userId = useSession()?.user_id ?? "";
	return useQuery({
		queryKey: applicationKeys.own(kind, userId),
		queryFn: () => kind.read(userId),
		enabled: userId !== "",
		staleTime: 0,
	});
};

const never = () => () => undefined;

/** The same while it is written: saved soon after each word, and at once when the page is left. */
export const useDraft = <A extends Begun>(drafts: Drafts<A>) => {
	const { kind } = drafts;
	const userId = useSession()?.user_id ?? "";
	const client = useQueryClient();
	const query = useOwnApplication(kind);
	const { data, refetch } = query;
	const draft = data ? drafts.of(data, userId) : null;
	const state = useSyncExternalStore<DraftState<A> | null>(
		draft ? draft.subscribe : never,
		draft ? draft.state : () => null,
	);

	useEffect(() => {
		if (draft && data) draft.hear(data);
	}, [draft, data]);

	const current = state?.application;
	useEffect(() => {
		if (current) client.setQueryData(applicationKeys.own(kind, userId), current);
	}, [client, kind, userId, current]);

	const failure = state?.failure;
	useEffect(() => {
		if (failure instanceof ApiFailure && failure.code === "already_submitted") void refetch();
	}, [failure, refetch]);

	useEffect(() => {
		if (!draft) return;
		const seen = () => (document.visibilityState === "hidden" ? draft.leave() : draft.wake());
		draft.wake();
		window.addEventListener("online", draft.wake);
		window.addEventListener("pagehide", draft.leave);
		document.addEventListener("visibilitychange", seen);
		return () => {
			window.removeEventListener("online", draft.wake);
			window.removeEventListener("pagehide", draft.leave);
			document.removeEventListener("visibilitychange", seen);
			draft.save().catch(() => undefined);
		};
	}, [draft]);

	return { query, draft, state };
};
