import { ChatSettingsPage as ChatSettings } from "../chats/settings/ChatSettingsPage.tsx";
import { SecondStepSetting } from "../members/SecondStepSetting.tsx";
import { VisitorsSetting } from "../setup/VisitorsSetting.tsx";
import { ShiftsAhead } from "../shifts/duty/ShiftsAhead.tsx";

export function ChatSettingsPage() {
	const more = (
		<>
			<SecondStepSetting />
			<VisitorsSetting />
		</>
	);
	return <ChatSettings aboutShifts={<ShiftsAhead />} more={more} />;
}
