import { roleNames, roles } from "@warmline/contract/accounts/roles";
import { say } from "@warmline/contract/say";
import { useEffect, useState } from "react";
import { Field } from "../ui/Field.tsx";
import { Select } from "../ui/Select.tsx";
import { TextInput } from "../ui/TextInput.tsx";
import type { MemberFilter } from "./members-api.ts";

/** Milliseconds without a key before a search is sent. */
const settle = 300;

type MembersFiltersProps = {
	readonly filter: MemberFilter;
	readonly onNarrow: (part: Partial<MemberFilter>) => void;
};

export function MembersFilters({ filter, onNarrow }: MembersFiltersProps) {
	const { query, role, active } = filter;
	const [typed, setTyped] = useState(query);
	useEffect(() => {
		const wanted = typed.trim();
		if (wanted === query) return;
		const timer = setTimeout(() => onNarrow({ query: wanted }), settle);
		return () => clearTimeout(timer);
	}, [typed, query, onNarrow]);
	return (
		<section aria-label={say("Filter")} className="grid grid-cols-2 gap-4 lg:grid-cols-[2fr_1fr_1fr]">
			<Field label={say("Search")} hint={say("A name, a username or an email.")} className="max-lg:col-span-full">
				<TextInput type="search" value={typed} maxLength={200} onChange={(event) => setTyped(event.target.value)} />
			</Field>
			<Field label={say("Role")} className="self-end">
				<Select value={role} onChange={(event) => onNarrow({ role: event.target.value })}>
					<option value="">{say("Every role")}</option>
					{roleNames.map((one) => (
						<option key={one} value={one}>
							{roles[one].name}
						</option>
					))}
				</Select>
			</Field>
			<Field label={say("Account")} className="self-end">
				<Select value={active} onChange={(event) => onNarrow({ active: event.target.value })}>
					<option value="">{say("Open or closed")}</option>
					<option value="true">{say("Open")}</option>
					<option value="false">{say("Closed")}</option>
				</Select>
			</Field>
		</section>
	);
}
