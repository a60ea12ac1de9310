import { actLabels } from "@warmline/contract/audit/act-labels";
import { type AuditMember, auditActs } from "@warmline/contract/audit/calls";
import { t } from "@warmline/contract/i18n";
import { keptName } from "../platform/member-name.ts";
import { society } from "../platform/society.ts";
import { ownZone } from "../platform/time/time.ts";
import { cityOf } from "../platform/time/zones.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Select } from "../ui/forms/Select.tsx";
import { TextInput } from "../ui/forms/TextInput.tsx";
import { Trans } from "../ui/text/Trans.tsx";
import type { AuditFilter } from "./api.ts";

type AuditFiltersProps = {
	readonly filter: AuditFilter;
	/** Everybody who is in the log. */
	readonly people: readonly AuditMember[];
	readonly onNarrow: (part: Partial<AuditFilter>) => void;
};

const none: AuditFilter = { act: "", member: "", chat: "", from: "", to: "" };

export function AuditFilters({ filter, people, onNarrow }: AuditFiltersProps) {
	const unknown = filter.member !== "" && !people.some(({ id }) => id === filter.member);
	// The entries show the reader's own time.
	const clocks = ownZone() !== society.clock && t("{city} time", { city: cityOf(society.clock) });
	const narrowed = Object.values(filter).some((value) => value !== "");
	return (
		<section aria-label={t("Filter")} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
			<Field label={t("Action")} className="max-sm:col-span-2">
				<Select value={filter.act} onChange={(event) => onNarrow({ act: event.target.value })}>
					<option value="">{t("All actions")}</option>
					{auditActs.map((act) => (
						<option key={act} value={act}>
							{actLabels[act]}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t("Member")} className="max-sm:col-span-2">
				<Select value={filter.member} onChange={(event) => onNarrow({ member: event.target.value })}>
					<option value="">{t("Everyone")}</option>
					{people.map(({ id, name }) => (
						<option key={id} value={id}>
							{keptName(name)}
						</option>
					))}
					{unknown && <option value={filter.member}>{t("The previously chosen member")}</option>}
				</Select>
			</Field>
			<Field label={t("From")} hint={clocks}>
				<TextInput
					type="date"
					value={filter.from}
					max={filter.to || undefined}
					onChange={(event) => onNarrow({ from: event.target.value })}
				/>
			</Field>
			<Field label={t("To")} hint={clocks}>
				<TextInput
					type="date"
					value={filter.to}
					min={filter.from || undefined}
					onChange={(event) => onNarrow({ to: event.target.value })}
				/>
			</Field>
			{narrowed && (
				<p className="flex flex-wrap items-center gap-x-3 col-span-2 lg:col-span-4">
					{filter.chat !== "" && (
						<span>
							<Trans
								text="Only chat <id>{end}</id>."
								parts={{ id: (words) => <code>{words}</code> }}
								values={{ end: filter.chat.slice(-8) }}
							/>
						</span>
					)}
					<Button variant="quiet" className="-ml-4 first:ml-0" onClick={() => onNarrow(none)}>
						{t("Show all entries")}
					</Button>
				</p>
			)}
		</section>
	);
}
