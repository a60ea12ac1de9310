import { t } from "@warmline/contract/i18n";
import type { Profile } from "@warmline/contract/profiles/calls";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { dateAndClock, now } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { useMinute } from "../../ui/text/use-minute.ts";
import type { useSilence } from "../use-silence.ts";
import type { ProfileSlots } from "./profile-slots.ts";
import { stillSuspended } from "./suspension.ts";

type ProfileNotesProps = {
	readonly profile: Profile;
	readonly own: boolean;
	readonly silencing: ReturnType<typeof useSilence>;
	readonly lift: ProfileSlots["lift"];
};

/** What is out of the ordinary with this profile. */
export function ProfileNotes({ profile, own, silencing, lift }: ProfileNotesProps) {
	const { id, name, silenced, is_closed } = profile;
	useMinute();
	const suspended_until = stillSuspended(profile.suspended_until, now());
	const { error, isPending, mutate } = silencing;
	return (
		<div className="mt-4 space-y-3 empty:hidden">
			{error && <Banner tone="failure">{errorMessage(error, t("Couldn’t save this. Please try again."))}</Banner>}
			{suspended_until !== null && (
				<Banner tone="warning" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
					{own
						? t("You can read in the community, and post again from {when}.", {
								when: dateAndClock(suspended_until),
							})
						: t("{name} can’t post in the community until {when}.", { name, when: dateAndClock(suspended_until) })}
					{!own && lift?.({ id, name })}
				</Banner>
			)}
			{silenced !== null && (
				<Banner tone="info" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
					{silenced === "mute"
						? t("You have muted {name}. You won’t see their posts and comments in your lists.", { name })
						: t("You have blocked {name}. You can’t see each other.", { name })}
					<Button variant="quiet" className="-mx-4" busy={isPending} onClick={() => mutate(null)}>
						{silenced === "mute" ? t("Unmute") : t("Unblock")}
					</Button>
				</Banner>
			)}
			{is_closed && (
				<Banner tone="info">{t("Only followers of {name} can see more than the name and picture.", { name })}</Banner>
			)}
		</div>
	);
}
