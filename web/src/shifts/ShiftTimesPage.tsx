import { useQuery } from "@tanstack/react-query";
import { say } from "@warmline/contract/say";
import { shiftTimes } from "@warmline/contract/shifts/calls";
import { useMemo, useState } from "react";
import { request } from "../platform/api.ts";
import { sentenceOf } from "../platform/failure.ts";
import { society } from "../platform/society.ts";
import { browserZone } from "../platform/time.ts";
import { cityOf, zoneName, zonesToChooseFrom } from "../platform/zones.ts";
import { Empty } from "../ui/Empty.tsx";
import { Failed } from "../ui/Failed.tsx";
import { Field } from "../ui/Field.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Page } from "../ui/Page.tsx";
import { Select } from "../ui/Select.tsx";
import { ShiftTimeCard } from "./ShiftTimeCard.tsx";

export function ShiftTimesPage() {
	const [zone, setZone] = useState(browserZone);
	const zones = useMemo(() => zonesToChooseFrom(society.clock), []);
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: ["shifts", "times"],
		queryFn: async () => (await request(shiftTimes)).results,
	});
	return (
		<Page
			title={say("Shift times")}
			lead={say("Shifts follow {city} time. Choose a time zone to see them on your own clock.", {
				city: cityOf(society.clock),
			})}
			className="max-w-public"
		>
			<Field label={say("Time zone")} className="max-w-sm">
				<Select value={zone} onChange={(event) => setZone(event.target.value)}>
					{zones.map((name) => (
						<option key={name} value={name}>
							{zoneName(name)}
						</option>
					))}
				</Select>
			</Field>
			<div className="mt-8">
				{data && data.length === 0 && <Empty>{say("No shift times have been set yet.")}</Empty>}
				{data && data.length > 0 && (
					<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
						{data.map((shift) => (
							<ShiftTimeCard key={shift.id} shift={shift} zone={zone} />
						))}
					</ul>
				)}
				{!data && error && (
					<Failed
						message={sentenceOf(error, say("Failed to fetch shifts."))}
						onRetry={() => void refetch()}
						busy={isFetching}
					/>
				)}
				{!data && !error && <Loading>{say("Loading shifts...")}</Loading>}
			</div>
		</Page>
	);
}
