import { ChangePassword } from "../password/ChangePassword.tsx";
import { OwnSessions } from "./OwnSessions.tsx";
import { SecondStepSection } from "./SecondStepSection.tsx";

/** What keeps one's own account one's own. */
export function Security() {
	return (
		<>
			<ChangePassword />
			<SecondStepSection />
			<OwnSessions />
		</>
	);
}
