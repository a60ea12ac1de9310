import { blockHoursNames } from "@warmline/contract/blocks/block-names";
import { type Block, blockHours } from "@warmline/contract/blocks/calls";
import { t, tn } from "@warmline/contract/i18n";
import { formerMember } from "@warmline/contract/members/former-member";
import { keptName } from "../platform/member-name.ts";
import { dayAndClock } from "../platform/time/time.ts";

type By = { readonly by: { readonly name: string } | null };

const nameIn = ({ by }: By): string => keptName(by?.name ?? formerMember);

export const blockHoursText = (hours: number | null): string => {
	const known = blockHours.find((one) => one === hours);
	return known === undefined ? tn(hours ?? 0, { one: "{count} hour", other: "{count} hours" }) : blockHoursNames[known];
};

/** Who wanted it, and for how long. A supervisor's wish is the decision. */
export const askedText = ({ asked, decided }: Pick<Block, "asked" | "decided">): string => {
	const said = { name: nameIn(asked), time: blockHoursText(asked.hours) };
	if (!decided) return t("{name} requests {time}.", said);
	return decided.at === asked.at ? t("{name} blocked it for {time}.", said) : t("{name} requested {time}.", said);
};

/** What other blocks are known of the same connection. */
export const othersText = (others: number): string =>
	others === 0
		? t("No other blocks on this connection.")
		: tn(others, {
				one: "1 other block on this connection.",
				other: "{count} other blocks on this connection.",
			});

/** How it stands, or how it ended; null while it waits. */
export const stateText = ({ state, asked, decided, until, lifted }: Block): string | null => {
	if (!decided || state === "waiting") return null;
	if (!decided.confirmed) return t("Declined by {name}.", { name: nameIn(decided) });
	if (lifted) return t("Lifted early by {name}.", { name: nameIn(lifted) });
	const when = until === null ? "" : dayAndClock(until);
	if (state === "over") return t("Ended {when}", { when });
	if (decided.at === asked.at) return t("Until {when}", { when });
	return t("Until {when} · confirmed by {name}", { when, name: nameIn(decided) });
};
