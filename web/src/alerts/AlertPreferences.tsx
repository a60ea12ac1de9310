import { useQuery, useQueryClient } from "@tanstack/react-query";
import { isAgent, type Role } from "@warmline/contract/accounts/roles";
import { alertChannelNames, alertKindNames } from "@warmline/contract/alerts/alert-names";
import type { AlertPreferencesChange, AlertPreferences as Preferences } from "@warmline/contract/alerts/calls";
import { alertKinds, concerns } from "@warmline/contract/alerts/kinds";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { alertKeys } from "../platform/http/query-keys.ts";
import { useSession } from "../platform/session.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Checkbox } from "../ui/forms/Checkbox.tsx";
import { SavedSection } from "../ui/forms/SavedSection.tsx";
import { AlertPhone } from "./AlertPhone.tsx";
import { alertPreferencesQuery, useChangeAlertPreferences } from "./api.ts";
import { QuietHoursFields } from "./QuietHoursFields.tsx";

/** How agents are called when no page is open. */
export function AlertPreferences() {
	const role = useSession()?.user.role.role;
	return role && isAgent(role) ? <LoadedPreferences role={role} /> : null;
}

const heading = t("Alerts");

function LoadedPreferences({ role }: { readonly role: Role }) {
	const { data, error, refetch, isFetching } = useQuery(alertPreferencesQuery);
	if (data) return <Choices saved={data} role={role} />;
	return (
		<SavedSection heading={heading} saving={{ isPending: false, isSuccess: false, error: null }}>
			{error ? (
				<Failed
					message={errorMessage(error, t("Couldn’t load your preferences."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			) : (
				<Loading />
			)}
		</SavedSection>
	);
}

const withChange = (shown: Preferences, { channels, ...rest }: AlertPreferencesChange): Preferences => {
	const merged = { ...shown.channels };
	for (const kind of alertKinds) merged[kind] = { ...merged[kind], ...channels?.[kind] };
	const { agreed = shown.agreed, quiet_hours = shown.quiet_hours } = rest;
	return { ...shown, channels: merged, agreed, quiet_hours };
};

function Choices({ saved, role }: { readonly saved: Preferences; readonly role: Role }) {
	const queries = useQueryClient();
	const saving = useChangeAlertPreferences();
	/** What was chosen since: it is shown at once, and taken back when it could not be saved. */
	const [changes, setChanges] = useState<readonly AlertPreferencesChange[]>([]);
	const shown = changes.reduce(withChange, saved);
	const change = (part: AlertPreferencesChange) => {
		setChanges((before) => [...before, part]);
		saving.mutate(part, {
			onError: () => {
				setChanges([]);
				void queries.invalidateQueries({ queryKey: alertKeys.preferences });
			},
		});
	};
	const { offered, phone } = saved;
	const hasNumber = phone?.confirmed === true;
	const channels = offered.filter((channel) => channel !== "sms" || hasNumber);
	return (
		<SavedSection
			heading={heading}
			lead={t("When someone needs you and no page is open. Alerts never say anything about a visitor.")}
			saving={saving}
		>
			<ul className="divide-y divide-line">
				{alertKinds
					.filter((kind) => concerns(kind, role))
					.map((kind) => (
						<li key={kind} className="py-3 first:pt-0">
							<fieldset>
								<legend className="font-semibold">{alertKindNames[kind]}</legend>
								<div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
									{channels.map((channel) => (
										<Checkbox
											key={channel}
											label={alertChannelNames[channel]}
											checked={shown.channels[kind][channel]}
											onChange={({ target }) => change({ channels: { [kind]: { [channel]: target.checked } } })}
										/>
									))}
								</div>
							</fieldset>
						</li>
					))}
			</ul>
			<p className="mt-1 text-sm text-soft">
				{t("While you’re with a visitor, there are no push notifications and no text messages.")}
			</p>
			<div className="mt-5 border-t border-line pt-4">
				<Checkbox
					label={
						<>
							<span className="block">{t("Alert me when no one else answers")}</span>
							<span className="block text-sm text-soft">
								{t("Also when you’re not on duty. You can change your mind at any time.")}
							</span>
						</>
					}
					checked={shown.agreed}
					onChange={({ target }) => change({ agreed: target.checked })}
				/>
				<QuietHoursFields value={shown.quiet_hours} onChange={(quiet_hours) => change({ quiet_hours })} />
			</div>
			{offered.includes("sms") && (
				<AlertPhone
					phone={phone}
					isChosen={alertKinds.some((kind) => concerns(kind, role) && shown.channels[kind].sms)}
				/>
			)}
		</SavedSection>
	);
}
