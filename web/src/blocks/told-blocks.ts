import { blockHoursNames } from "@warmline/contract/blocks/block-names";
import { type Block, blockHours } from "@warmline/contract/blocks/calls";
import { formerMember } from "@warmline/contract/members/former-member";
import { say, sayCount } from "@warmline/contract/say";
import { keptName } from "../platform/member-name.ts";
import { dayAndClock } from "../platform/time/time.ts";

type By = { readonly by: { readonly name: string } | null };

const nameIn = ({ by }: By): string => keptName(by?.name ?? formerMember);

export const hoursInWords = (hours: number | null): string => {
	const known = blockHours.find((one) => one === hours);
	return known === undefined
		? sayCount(hours ?? 0, { one: "{count} hour", other: "{count} hours" })
		: blockHoursNames[known];
};

/** Who wanted it, and for how long. A supervisor's wish is the decision. */
export const askedWords = ({ asked, decided }: Pick<Block, "asked" | "decided">): string => {
	const said = { name: nameIn(asked), time: hoursInWords(asked.hours) };
	if (!decided) return say("{name} requests {time}.", said);
	return decided.at === asked.at ? say("{name} blocked it for {time}.", said) : say("{name} requested {time}.", said);
};

/** What other blocks are known of the same connection. */
export const othersWords = (others: number): string =>
	others === 0
		? say("No other blocks on this connection.")
		: sayCount(others, {
				one: "1 other block on this connection.",
				other: "{count} other blocks on this connection.",
			});

/** How it stands, or how it ended; null while it waits. */
export const stateWords = ({ state, asked, decided, until, lifted }: Block): string | null => {
	if (!decided || state === "waiting") return null;
	if (!decided.confirmed) return say("Declined by {name}.", { name: nameIn(decided) });
	if (lifted) return say("Lifted early by {name}.", { name: nameIn(lifted) });
	const when = until === null ? "" : dayAndClock(until);
	if (state === "over") return say("Ended {when}", { when });
	if (decided.at === asked.at) return say("Until {when}", { when });
	return say("Until {when} · confirmed by {name}", { when, name: nameIn(decided) });
};
