import { useQuery } from "@tanstack/react-query";
import { say } from "@warmline/contract/say";
import { Link } from "wouter";
import { useSession } from "../platform/session.ts";
import { FollowUpList } from "./FollowUpList.tsx";
import { debriefsQuery, sendDebriefDone } from "./supervision-api.ts";

/** Who found a chat heavy. Somebody should speak with them. */
export function DebriefList() {
	const session = useSession();
	const query = useQuery(debriefsQuery);
	return (
		<FollowUpList
			heading={say("Heavy chats")}
			about={say("They said that a chat was heavy. Please speak with them.")}
			entries={query.data}
			nothing={say("Nobody is waiting for a talk.")}
			query={query}
			failure={say("Failed to fetch who is waiting for a talk.")}
			send={sendDebriefDone}
			describe={({ chat_id, member, summary }) => ({
				heading: member.name,
				about: say("the talk with {name}", { name: member.name }),
				body: (
					<>
						<p className="whitespace-pre-wrap wrap-anywhere">{summary ?? say("No words were left with it.")}</p>
						<p className="mt-1">
							<Link
								to={`/${session?.user_id}/past-chats/${chat_id}`}
								className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
							>
								{say("Read the chat")}
							</Link>
						</p>
					</>
				),
			})}
		/>
	);
}
