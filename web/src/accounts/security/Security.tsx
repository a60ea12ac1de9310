import { OwnEmail } from "../email/OwnEmail.tsx";
import { PasskeysSection } from "../passkeys/PasskeysSection.tsx";
import { ChangePassword } from "../password/ChangePassword.tsx";
import { OwnSessions } from "./OwnSessions.tsx";
import { SecondStepSection } from "./SecondStepSection.tsx";

/** What keeps one's own account one's own. */
export function Security() {
	return (
		<>
			<OwnEmail />
			<ChangePassword />
			<SecondStepSection />
			<PasskeysSection />
			<OwnSessions />
		</>
	);
}
