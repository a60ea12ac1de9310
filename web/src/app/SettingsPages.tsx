import { ChatSettingsPage as ChatSettings } from "../chats/settings/ChatSettingsPage.tsx";
import { SecondStepSetting } from "../members/SecondStepSetting.tsx";
import { ShiftsAhead } from "../shifts/duty/ShiftsAhead.tsx";

export function ChatSettingsPage() {
	return <ChatSettings aboutShifts={<ShiftsAhead />} more={<SecondStepSetting />} />;
}
