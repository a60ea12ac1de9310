import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { useSession } from "../../platform/session.ts";
import { namedQuery } from "../api.ts";
import { ProfileMissing } from "./ProfileMissing.tsx";
import { ProfileView } from "./ProfileView.tsx";
import type { ProfileSlots } from "./profile-slots.ts";

export function OwnProfile(slots: ProfileSlots) {
	const session = useSession();
	return session && <ProfileView {...slots} id={session.user_id} session={session} />;
}

export function MemberProfile(slots: ProfileSlots) {
	const { profileId = "" } = useParams();
	const session = useSession();
	// Another member is another page: what is typed or pressed for one must not go to the next.
	return session && <ProfileView key={profileId} {...slots} id={profileId.toLowerCase()} session={session} />;
}

/** A member by the name in a mention. */
export function NamedProfile(slots: ProfileSlots) {
	const { username = "" } = useParams();
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(namedQuery(username));
	if (!session) return null;
	if (data === undefined) {
		return <ProfileMissing error={error} ownId={session.user_id} busy={isFetching} onRetry={() => void refetch()} />;
	}
	return <ProfileView key={data} {...slots} id={data} session={session} />;
}
