import { t } from "@warmline/contract/i18n";
import { Link } from "wouter";
import { useSession } from "../platform/session.ts";
import { Page } from "../ui/navigation/Page.tsx";
import { Trans } from "../ui/text/Trans.tsx";
import { NoticeList } from "./NoticeList.tsx";

export function NotificationsPage() {
	const userId = useSession()?.user_id ?? "";
	return (
		<Page
			title={t("Notifications")}
			lead={
				<Trans
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
