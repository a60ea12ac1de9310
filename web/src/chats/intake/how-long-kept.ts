import { t, tn } from "@warmline/contract/i18n";

/** How long a chat can be read, for its visitor. Also while nobody has said it: until it is erased holds in any case. */
export const howLongKept = (days: number | null): string => {
	const kept =
		days === null
			? t("We keep your chat until it is erased.")
			: tn(days, {
					one: "We keep your chat for 1 day, then erase it.",
					other: "We keep your chat for {count} days, then erase it.",
				});
	return `${kept} ${t("You can also erase it yourself as soon as it’s over.")}`;
};
