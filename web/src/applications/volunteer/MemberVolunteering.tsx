import { useQuery } from "@tanstack/react-query";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { locale, t } from "@warmline/contract/i18n";
import type { KeptMember } from "@warmline/contract/members/calls";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { formatDay } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useOpener } from "../../ui/overlay/use-opener.ts";
import { VolunteerChecks } from "../record/VolunteerChecks.tsx";
import { recordQuery } from "../record-api.ts";
import { BackgroundForm } from "./BackgroundForm.tsx";
import { Suspension } from "./Suspension.tsx";

type MemberVolunteeringProps = { readonly member: KeptMember };

/** What a director knows of a member as a volunteer, and does about it: of who never applied, too. */
export function MemberVolunteering({ member }: MemberVolunteeringProps) {
	const { data, error, refetch, isFetching } = useQuery(recordQuery(member.id));
	return (
		<section aria-labelledby="volunteering" className="rounded-card border border-line bg-surface p-5 shadow-card">
			<h2 id="volunteering" className="text-xl">
				{t("Volunteering")}
			</h2>
			{data && (
				<>
					<Background member={member} record={data} />
					<Suspension member={member} suspended={data.suspended} />
					{member.applicant_type === null && <VolunteerChecks member={member} record={data} />}
				</>
			)}
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load the record."))}
					onRetry={() => void refetch()}
					busy={isFetching}
					className="mt-3"
				/>
			)}
			{!data && !error && <Loading className="mt-3 min-h-40 text-soft">{t("Loading the record...")}</Loading>}
		</section>
	);
}

const names = new Intl.DisplayNames(locale, { type: "language" });

type BackgroundProps = { readonly member: KeptMember; readonly record: VolunteerRecord };

function Background({ member, record }: BackgroundProps) {
	const { certified_since, earlier_hours = 0, languages = [] } = record;
	const [edits, setEdits] = useState(false);
	const [saved, setSaved] = useState(false);
	const opener = useOpener(edits);
	if (edits)
		return (
			<BackgroundForm
				memberId={member.id}
				record={record}
				onClose={(isSaved) => {
					setEdits(false);
					setSaved(isSaved);
				}}
			/>
		);
	const facts = [
		[t("Certified since"), certified_since ? formatDay(certified_since) : t("Not certified")],
		[t("Hours before joining"), String(earlier_hours)],
		[t("Languages"), languages.length > 0 ? languages.map((code) => names.of(code)).join(", ") : t("None noted")],
	] as const;
	return (
		<>
			<dl className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-3">
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt className="text-sm text-soft">{label}</dt>
						<dd className="wrap-anywhere">{value}</dd>
					</div>
				))}
			</dl>
			<div className="mt-4 flex flex-wrap items-center gap-3">
				<Button ref={opener} variant="secondary" onClick={() => setEdits(true)}>
					{t("Edit")}
				</Button>
				<p role="status" className="font-medium text-good empty:hidden">
					{saved && t("Saved.")}
				</p>
			</div>
		</>
	);
}
