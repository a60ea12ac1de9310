import { roleNames, roles } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { useCallback } from "react";
import { Field } from "../../ui/forms/Field.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import type { MemberFilter } from "./members-api.ts";

type MembersFiltersProps = {
	readonly filter: MemberFilter;
	readonly onNarrow: (part: Partial<MemberFilter>) => void;
};

export function MembersFilters({ filter, onNarrow }: MembersFiltersProps) {
	const { query, role, active } = filter;
	const search = useCallback((wanted: string) => onNarrow({ query: wanted }), [onNarrow]);
	return (
		<section aria-label={t("Filter")} className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr]">
			<SearchField
				query={query}
				hint={t("Name, username or email.")}
				onSearch={search}
				className="max-lg:col-span-full"
			/>
			<Field label={t("Role")} className="self-end">
				<Select value={role} onChange={(event) => onNarrow({ role: event.target.value })}>
					<option value="">{t("All roles")}</option>
					{roleNames.map((one) => (
						<option key={one} value={one}>
							{roles[one].name}
						</option>
					))}
				</Select>
			</Field>
			<Field label={t("Account")} className="self-end">
				<Select value={active} onChange={(event) => onNarrow({ active: event.target.value })}>
					<option value="">{t("All accounts")}</option>
					<option value="true">{t("Active")}</option>
					<option value="false">{t("Deactivated")}</option>
				</Select>
			</Field>
		</section>
	);
}
