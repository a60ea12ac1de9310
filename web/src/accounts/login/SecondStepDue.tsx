import { logOut } from "@warmline/contract/accounts/calls";
import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { request } from "../../platform/http/api.ts";
import { startSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { AddPasskey } from "../passkeys/AddPasskey.tsx";
import { supportsPasskeys } from "../passkeys/passkey-browser.ts";
import { SetUpSecondStep } from "../security/SetUpSecondStep.tsx";

type SecondStepDueProps = {
	readonly token: string;
	readonly user: User;
	readonly onDone: (user: User) => void;
	readonly onBack: () => void;
};

/** For whom the society asks for one: the login is kept in this page only until it is good for something. */
export function SecondStepDue({ token, user, onDone, onBack }: SecondStepDueProps) {
	const [by, setBy] = useState<"app" | "passkey">("app");
	/** The recovery codes are on the screen. */
	const [isSet, setIsSet] = useState(false);
	const finish = () => {
		startSession(token, user);
		onDone(user);
	};
	const back = () => {
		request(logOut, { token }).catch(() => undefined);
		onBack();
	};
	return (
		<>
			<p className="mb-5">
				{t(
					"Your role gives access to what people entrust to us, so it needs two-step verification: a code from your phone or a passkey, as well as your password. Setting it up takes about two minutes.",
				)}
			</p>
			{by === "app" ? (
				<SetUpSecondStep token={token} onConfirmed={() => setIsSet(true)} onDone={finish} onCancel={back} />
			) : (
				<AddPasskey token={token} onAdded={() => setIsSet(true)} onDone={finish} onCancel={back} />
			)}
			{supportsPasskeys() && !isSet && (
				<Button variant="quiet" className="mt-5 -ml-4" onClick={() => setBy(by === "app" ? "passkey" : "app")}>
					{by === "app" ? t("Use a passkey instead") : t("Use the app instead")}
				</Button>
			)}
		</>
	);
}
