import { say } from "@warmline/contract/say";
import { dateAndClock } from "../platform/time/time.ts";
import { Banner } from "../ui/feedback/Banner.tsx";

/** Where one would write, for who was suspended: calm, and with the end in sight. */
export function SuspendedNote({ until }: { readonly until: string }) {
	return (
		<Banner tone="info">
			<p>
				{say("For now you can read here, and not write. From {when} on you can write again.", {
					when: dateAndClock(until),
				})}
			</p>
			<p className="mt-1 font-normal">
				{say(
					"Your chats, shifts and training go on as before. What the moderators wrote to you stands in your notifications.",
				)}
			</p>
		</Banner>
	);
}
