import type { Opening } from "@warmline/contract/chats/opening";
import { t } from "@warmline/contract/i18n";
import type { ReactNode } from "react";
import { clockTime, now } from "../../platform/time/time.ts";
import { useMinute } from "../../ui/text/use-minute.ts";
import { closingIn, closingText } from "./closing.ts";
import { nextOpening } from "./next-opening.ts";
import { whyNobodyComes } from "./why-closed.ts";

type OpeningNoticeProps = {
	readonly opening: Opening;
	/** The same as `closes_at`, by this machine's clock. */
	readonly closesAt: number | null;
	/** How many listeners are there; null until somebody has said it. */
	readonly listeners: number | null;
};

const wordsFor = ({ opening, closesAt, listeners }: OpeningNoticeProps): ReactNode => {
	const minutes = closingIn(closesAt, now());
	if (minutes !== null && opening.closes_at !== null) {
		return (
			<>
				{/* It changes each minute, and is not read aloud again for that. */}
				<strong aria-live="off">{closingText(minutes, clockTime(opening.closes_at))}</strong>{" "}
				{t("If no one is free by then, we’ll show you who else is open.")}
			</>
		);
	}
	const why = whyNobodyComes(opening);
	if (why !== null) {
		if (opening.why !== "no_shift" || opening.next_open === null) return why;
		return `${why} ${t("We open again {when} (your time).", { when: nextOpening(opening.next_open) })}`;
	}
	if (opening.next_open === null || (opening.open && listeners !== 0)) return null;
	return t("We’re back {when} (your time). You keep your place in the queue.", {
		when: nextOpening(opening.next_open),
	});
};

/** To who waits: that somebody may not come in time, or not for now, and what then. */
export function OpeningNotice(props: OpeningNoticeProps) {
	useMinute();
	const words = wordsFor(props);
	return (
		<p role="status" className="border-line bg-care-wash px-4 py-2 text-base text-care not-empty:border-t empty:hidden">
			{words}
		</p>
	);
}
