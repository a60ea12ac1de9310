import { say } from "@warmline/contract/say";
import { Link } from "wouter";
import { useSession } from "../platform/session.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { Say } from "../ui/text/Say.tsx";
import { NoticeList } from "./NoticeList.tsx";

export function NotificationsPage() {
	const userId = useSession()?.user_id ?? "";
	return (
		<Page
			title={say("Notifications")}
			lead={
				<Say
					text="Choose what reaches you by email and on this device in your <preferences>preferences</preferences>."
					parts={{
						preferences: (words) => (
							<Link to={`/${userId}/preferences`} className="font-semibold text-pine underline">
								{words}
							</Link>
						),
					}}
				/>
			}
			width="column"
		>
			<NoticeList />
		</Page>
	);
}
