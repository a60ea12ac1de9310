import { t } from "@warmline/contract/i18n";
import { dateAndClock } from "../platform/time/time.ts";
import { Banner } from "../ui/feedback/Banner.tsx";

/** Where one would write, for who was suspended: calm, and with the end in sight. */
export function SuspendedNote({ until }: { readonly until: string }) {
	return (
		<Banner tone="info">
			<p>
				{t("For now you can read here, but not post. You can post again from {when}.", {
					when: dateAndClock(until),
				})}
			</p>
			<p className="mt-1 font-normal">
				{t("Your chats, shifts and training are not affected. The moderators’ message is in your notifications.")}
			</p>
		</Banner>
	);
}
