import { useState } from "react";
import { useNavigate } from "react-router";
import { sentenceOf } from "../platform/failure.ts";
import { leave } from "../platform/log-out.ts";
import { renewUser } from "../platform/session.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { fetchMe } from "./api.ts";

/** For somebody who is logged in and opened the link on another device. */
export function UnverifiedMember() {
	const navigate = useNavigate();
	const [busy, setBusy] = useState(false);
	const [notice, setNotice] = useState<string | null>(null);

	const check = async () => {
		setBusy(true);
		setNotice(null);
		try {
			const { result } = await fetchMe();
			renewUser(result);
			if (result.is_verified) await navigate(`/${result.id}/chat-dashboard`, { replace: true });
			else setNotice("Your email is not verified yet.");
		} catch (error) {
			setNotice(sentenceOf(error, "We could not check. Please try again."));
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
					I have verified my email
				</Button>
				<Button
					variant="quiet"
					onClick={() => {
						leave();
						void navigate("/login", { replace: true });
					}}
				>
					Logout
				</Button>
			</div>
		</div>
	);
}
