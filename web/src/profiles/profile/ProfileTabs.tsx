import { t } from "@warmline/contract/i18n";
import { Tabs } from "../../ui/navigation/Tabs.tsx";

export type ProfileTab = "stream" | "about" | "notifications";

type ProfileTabsProps = {
	readonly tab: ProfileTab;
	/** The path of the profile. */
	readonly path: string;
	/** One's own profile leads to more; whose stream nobody may see has none. */
	readonly own: boolean;
	readonly ownId: string;
	readonly memberId: string;
	readonly withStream: boolean;
	readonly withNotifications: boolean;
};

export function ProfileTabs({ tab, path, own, ownId, memberId, withStream, withNotifications }: ProfileTabsProps) {
	const whose = own ? "" : `?member=${memberId}`;
	const tabs = [
		withStream && { to: path, label: t("Stream"), here: tab === "stream" },
		{ to: withStream ? `${path}?tab=about` : path, label: t("About"), here: tab === "about" },
		withStream && { to: `/${ownId}/photos${whose}`, label: t("Photos"), here: false },
		withStream && { to: `/${ownId}/videos${whose}`, label: t("Videos"), here: false },
		own && { to: `/${ownId}/preferences`, label: t("Preferences"), here: false },
		own &&
			withNotifications && {
				to: `${path}?tab=notifications`,
				label: t("Notifications"),
				here: tab === "notifications",
			},
	];
	return <Tabs name={t("Profile sections")} tabs={tabs.filter((one) => one !== false)} />;
}
