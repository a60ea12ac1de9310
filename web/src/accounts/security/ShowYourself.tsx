import type { Security } from "@warmline/contract/accounts/security-calls";
import type { ReactNode } from "react";
import { AskPassword } from "./AskPassword.tsx";
import { PasswordAndProofForm } from "./PasswordAndProofForm.tsx";
import type { PasswordAndProof } from "./security-api.ts";

type ShowYourselfProps = {
	/** None is known of a login that must set up its first second step. */
	readonly security: Security | undefined;
	readonly button: string;
	readonly act: (shown: PasswordAndProof) => Promise<void>;
	readonly beside: ReactNode;
};

/** Before one more way in is set up: the password, and a second step where there is one. */
export function ShowYourself({ security, button, act, beside }: ShowYourselfProps) {
	if (security?.second_step)
		return <PasswordAndProofForm security={security} act={act} button={button} beside={beside} />;
	return <AskPassword act={(password) => act({ password })} beside={beside} />;
}
