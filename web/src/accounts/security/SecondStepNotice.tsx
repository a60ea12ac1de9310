import { useQuery } from "@tanstack/react-query";
import { isSupervising } from "@warmline/contract/accounts/roles";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { useSession } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";
import { dueText } from "./second-step-text.ts";
import { securityQuery } from "./security-api.ts";

/** For whom it will concern, and who has none yet: how long there is time. */
export function SecondStepNotice() {
	const session = useSession();
	return session && isSupervising(session.user.role.role) ? <Notice userId={session.user_id} /> : null;
}

function Notice({ userId }: { readonly userId: string }) {
	const { data } = useQuery(securityQuery);
	const [later, setLater] = useState(false);
	if (!data || data.second_step !== null || data.needed_from === null || later) return null;
	return (
		<aside
			aria-label={t("Two-step verification")}
			className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-pine-wash px-5 py-2 text-pine-strong"
		>
			<p className="flex-1 basis-64 font-medium">{dueText(data)}</p>
			<LinkButton to={`/${userId}/preferences`} variant="secondary">
				{t("Set it up")}
			</LinkButton>
			<Button variant="quiet" onClick={() => setLater(true)}>
				{t("Later")}
			</Button>
		</aside>
	);
}
