import { useQuery, useQueryClient } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { changeSecuritySettings, type SecuritySettings } from "@warmline/contract/members/security-calls";
import { errorMessage } from "../platform/http/describe-error.ts";
import { accountKeys } from "../platform/http/query-keys.ts";
import { useApiMutation } from "../platform/http/use-api-mutation.ts";
import { useSession } from "../platform/session.ts";
import { formatDay, localDay } from "../platform/time/time.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Loading } from "../ui/feedback/Loading.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { checkBy, useForm } from "../ui/forms/use-form.ts";
import { useUnsavedChanges } from "../ui/forms/use-unsaved-changes.ts";
import { saveSecondStepFrom, securitySettingsQuery } from "./security-api.ts";

/**
 * From which day on supervisors and directors need two-factor authentication: directors set it, supervisors read it.
 */
export function SecondStepSetting() {
	const session = useSession();
	const { data, error, refetch, isFetching } = useQuery(securitySettingsQuery);
	const mayChange = session?.user.role.role === "director";
	return (
		<section aria-labelledby="second-steps" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="second-steps" className="text-xl">
				{t("Two-step verification")}
			</h2>
			<p className="mt-1 text-soft">
				{t(
					"Anyone can set up two-step verification. Supervisors and directors can see every chat, so from a day you choose they must use it.",
				)}
			</p>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the settings."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading className="mt-3 text-soft" />}
			{data && (
				<>
					<p className="mt-4 font-medium">
						{data.second_step_from === null
							? t("Not required yet.")
							: t("Required from {day}.", { day: formatDay(data.second_step_from) })}{" "}
						{t("{ready} of {concerned} supervisors and directors have set it up.", {
							ready: data.ready,
							concerned: data.concerned,
						})}
					</p>
					{mayChange && <DayForm settings={data} />}
				</>
			)}
		</section>
	);
}

function DayForm({ settings }: { readonly settings: SecuritySettings }) {
	const queries = useQueryClient();
	const save = useApiMutation(saveSecondStepFrom, {
		onSuccess: (saved) => {
			queries.setQueryData(securitySettingsQuery.queryKey, saved);
			change({ second_step_from: saved.second_step_from ?? "" });
		},
		invalidates: (error) => (error ? [] : [accountKeys.security]),
	});
	const { form, banner, values, register, change, submit, busy, errors, failure } = useForm({
		values: { second_step_from: settings.second_step_from ?? "" },
		check: (written) => checkBy(changeSecuritySettings.body, written),
		send: ({ second_step_from }) => save.mutate(second_step_from),
		call: save,
		fallback: t("Couldn’t save. Please try again."),
	});
	useUnsavedChanges(values.second_step_from !== (settings.second_step_from ?? ""));
	return (
		<form ref={form} noValidate onChange={() => save.reset()} onSubmit={submit} className="mt-4 space-y-4">
			<Field
				label={t("Required from")}
				hint={t("Until then, people who haven’t set it up see how many days are left. Two weeks is usually enough.")}
				error={errors.second_step_from}
			>
				<TextInput type="date" min={localDay()} className="max-w-56" {...register("second_step_from")} />
			</Field>
			{save.isSuccess && <Banner tone="success">{t("Saved. It applies from now on.")}</Banner>}
			{failure && (
				<Banner ref={banner} tone="failure">
					{failure}
				</Banner>
			)}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={busy} busyText={t("Saving...")}>
					{t("Save date")}
				</Button>
				{settings.second_step_from !== null && (
					<Button variant="quiet" disabled={busy} onClick={() => save.mutate(null)}>
						{t("Don’t require it")}
					</Button>
				)}
			</div>
		</form>
	);
}
