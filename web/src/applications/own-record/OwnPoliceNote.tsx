import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useSession } from "../../platform/session.ts";
import { formatDay } from "../../platform/time/time.ts";
import { Trans } from "../../ui/text/Trans.tsx";
import { recordQuery } from "../record-api.ts";
import { isDone } from "../record-steps.ts";

/** A day: police checks run out seldom, and this is beside the point of the page. */
const freshFor = 24 * 60 * 60_000;

/** For who works in chats: the police check that ran out. Nothing is said when that is not known. */
export function OwnPoliceNote() {
	const userId = useSession()?.user_id ?? "";
	const { data: record } = useQuery({ ...recordQuery(userId), staleTime: freshFor, retry: false });
	const expires = record?.police_check?.expires ?? null;
	if (!record || expires === null || isDone(record, "police_check")) return null;
	return (
		<p className="mt-3 max-w-prose font-medium text-care">
			<Trans
				text="Your police check was valid until {day}. Please request a new one and bring it to us. <record>See my training</record>"
				values={{ day: formatDay(expires) }}
				parts={{
					record: (words) => (
						<Link to={`/${userId}/my-record`} className="text-pine underline">
							{words}
						</Link>
					),
				}}
			/>
		</p>
	);
}
