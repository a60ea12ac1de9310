import { t } from "@warmline/contract/i18n";
import { Page } from "../../ui/navigation/Page.tsx";
import { DebriefList } from "../debriefs/DebriefList.tsx";
import { LeftMessages } from "./LeftMessages.tsx";

/** What waits for a supervisor beside the chats: people of the organisation, and people who found it closed. */
export function FollowUpsPage() {
	return (
		<Page title={t("Follow-ups")} lead={t("People who need to hear from you.")} width="wide">
			<div className="grid items-start gap-8 lg:grid-cols-2">
				<DebriefList />
				<LeftMessages />
			</div>
		</Page>
	);
}
