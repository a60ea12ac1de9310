import { t } from "@warmline/contract/i18n";
import type { Preferences } from "@warmline/contract/preferences/calls";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { SavedSection } from "../ui/forms/SavedSection.tsx";
import { useChangePreferences } from "./api.ts";
import { Choices } from "./Choices.tsx";

const audiences = [
	{ value: "members", text: t("All members") },
	{
		value: "followers",
		text: t("Only my followers"),
		hint: t(
			"Covers your About section and the lists of your followers and whom you follow. Your names, picture, counts and public posts stay visible to all members. Supervisors and directors see everything.",
		),
	},
] as const;

export function PrivacyPreferences({ preferences }: { readonly preferences: Preferences }) {
	const saving = useChangePreferences();
	const { show_online, profile_for } = { ...preferences, ...saving.chosen };
	return (
		<SavedSection heading={t("Privacy")} saving={saving}>
			<div className="space-y-4">
				<Choices
					legend={t("Who can see what I say about myself")}
					value={profile_for}
					choices={audiences}
					onChange={(wanted) => saving.change({ profile_for: wanted })}
				/>
				<Checkbox
					label={t("Hide me from Online Members")}
					checked={!show_online}
					onChange={({ target }) => saving.change({ show_online: !target.checked })}
				/>
			</div>
		</SavedSection>
	);
}
