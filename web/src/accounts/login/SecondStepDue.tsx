import { logOut } from "@warmline/contract/accounts/calls";
import type { User } from "@warmline/contract/accounts/user";
import { t } from "@warmline/contract/i18n";
import { request } from "../../platform/http/api.ts";
import { startSession } from "../../platform/session.ts";
import { SetUpSecondStep } from "../security/SetUpSecondStep.tsx";

type SecondStepDueProps = {
	readonly token: string;
	readonly user: User;
	readonly onDone: (user: User) => void;
	readonly onBack: () => void;
};

/** For whom the society asks for one: the login is kept in this page only until it is good for something. */
export function SecondStepDue({ token, user, onDone, onBack }: SecondStepDueProps) {
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
					"Your role gives access to what people entrust to us, so it needs two-step verification: a code from your phone as well as your password. Setting it up takes about two minutes.",
				)}
			</p>
			<SetUpSecondStep token={token} onDone={finish} onCancel={back} />
		</>
	);
}
