import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { useLocation } from "wouter";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { leave } from "../../platform/log-out.ts";
import { renewUser } from "../../platform/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { fetchMe } from "../api.ts";

/** For somebody who is logged in and opened the link on another device. */
export function UnverifiedMember() {
	const [, navigate] = useLocation();
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<string | null>(null);

	const check = async () => {
		setBusy(true);
		setNotice(null);
		try {
			const { result } = await fetchMe();
			renewUser(result);
			if (result.is_verified) navigate(`/${result.id}/chat-dashboard`, { replace: true });
			else setNotice(t("Your email is not verified yet."));
		} catch (error) {
			setNotice(errorMessage(error, t("Couldn’t check. Please try again.")));
		} finally {
			setBusy(false);
		}
	};

	return (
		<div className="mt-8 border-t border-line pt-6">
			{notice && (
				<Banner tone="info" className="mb-4">
					{notice}
				</Banner>
			)}
			<div className="flex flex-wrap gap-3">
				<Button variant="secondary" busy={busy} onClick={() => void check()}>
					{t("I have verified my email")}
				</Button>
				<Button
					variant="quiet"
					onClick={() => {
						leave();
						navigate("/login", { replace: true });
					}}
				>
					{t("Logout")}
				</Button>
			</div>
		</div>
	);
}
