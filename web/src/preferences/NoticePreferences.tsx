import { t } from "@warmline/contract/i18n";
import { notificationKinds, notificationWays } from "@warmline/contract/notifications/kinds";
import type { Preferences } from "@warmline/contract/preferences/calls";
import type { ReactNode } from "react";
import { SavedSection } from "../ui/forms/SavedSection.tsx";
import { useChangePreferences } from "./api.ts";
import { Choices } from "./Choices.tsx";
import { kindLabels, wayLabels, withNotice } from "./notify-kinds.ts";

const digests = [
	{ value: "daily", text: t("Each morning") },
	{ value: "weekly", text: t("Each Monday") },
	{ value: "never", text: t("Never") },
] as const;

type NoticePreferencesProps = {
	readonly preferences: Preferences;
	/** Turns push on and off in this browser. */
	readonly push?: ReactNode;
};

/** What one hears of, and how. On open pages everything is listed in any case. */
export function NoticePreferences({ preferences, push }: NoticePreferencesProps) {
	const saving = useChangePreferences();
	const { notify, digest } = { ...preferences, ...saving.chosen };
	return (
		<SavedSection
			heading={t("Notifications")}
			lead={t("Everything appears in your notifications. Choose what also reaches you while no page is open.")}
			saving={saving}
		>
			{/* A list and no table: on a phone each kind keeps its two boxes beside it, under the words that name them. */}
			<ul className="divide-y divide-line">
				<li aria-hidden="true" className="flex items-end gap-2 pb-1 text-sm font-semibold text-soft">
					<span className="flex-1" />
					{notificationWays.map((way) => (
						<span key={way} className="w-14 text-center">
							{wayLabels[way]}
						</span>
					))}
				</li>
				{notificationKinds.map((kind) => (
					<li key={kind}>
						<fieldset className="flex min-h-12 items-center gap-2">
							<legend className="sr-only">{kindLabels[kind]}</legend>
							<span aria-hidden="true" className="flex-1 py-1.5">
								{kindLabels[kind]}
							</span>
							{notificationWays.map((way) => (
								<label key={way} className="grid size-14 shrink-0 place-items-center">
									<span className="sr-only">{wayLabels[way]}</span>
									<input
										type="checkbox"
										checked={notify[kind][way]}
										onChange={({ target }) => saving.change({ notify: withNotice(notify, kind, way, target.checked) })}
										className="size-6 accent-pine"
									/>
								</label>
							))}
						</fieldset>
					</li>
				))}
			</ul>
			<div className="mt-5">
				<Choices
					legend={t("When to email me")}
					value={digest}
					choices={digests}
					inRow
					onChange={(wanted) => saving.change({ digest: wanted })}
				/>
			</div>
			{push && <div className="mt-5 border-t border-line pt-5">{push}</div>}
		</SavedSection>
	);
}
