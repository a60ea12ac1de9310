import { useQuery, useQueryClient } from "@tanstack/react-query";
import { mostPasskeys } from "@warmline/contract/accounts/passkey";
import type { Security } from "@warmline/contract/accounts/security-calls";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { SecuritySection } from "../security/SecuritySection.tsx";
import { securityQuery } from "../security/security-api.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { OnePasskey } from "./OnePasskey.tsx";
import { supportsPasskeys } from "./passkey-browser.ts";

/** To log in without a password, or in place of a code. */
export function PasskeysSection() {
	const { data, error, refetch, isFetching } = useQuery(securityQuery);
	return (
		<SecuritySection
			heading={t("Passkeys")}
			lead={t(
				"Log in with your fingerprint, your face or the PIN of your device. A passkey works only on this site, so it can’t be given away to a false one.",
			)}
		>
			{!data && error && (
				<Failed
					message={errorMessage(error, t("Couldn’t load this section."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{!data && !error && <Loading className="text-soft" />}
			{data && <Standing security={data} />}
		</SecuritySection>
	);
}

/** Why none can be added here and now. */
const whyNot = ({ passkeys_off }: Security): string | null => {
	if (passkeys_off === "ip_address")
		return t("Passkeys need a site with a name, and this one is reached by a number (an IP address).");
	if (passkeys_off === "not_https")
		return t("Passkeys need a secure connection (HTTPS), which this site doesn’t have.");
	return supportsPasskeys() ? null : t("This browser doesn’t support passkeys.");
};

function Standing({ security }: { readonly security: Security }) {
	const queries = useQueryClient();
	const [adding, setAdding] = useState(false);
	const [said, setSaid] = useState<string | null>(null);
	const { passkeys = [] } = security;
	const renew = () => void queries.invalidateQueries({ queryKey: securityQuery.queryKey });
	const end = (words: string | null) => {
		setSaid(words);
		setAdding(false);
		renew();
	};

	if (adding)
		return (
			<AddPasskey
				security={security}
				onAdded={renew}
				onDone={() => end(t("Your passkey was added. You can log in with it from now on."))}
				onCancel={() => end(null)}
			/>
		);
	const why = whyNot(security);
	const isFull = passkeys.length >= mostPasskeys;
	return (
		<div className="space-y-4">
			{said !== null && <Banner tone="success">{said}</Banner>}
			{passkeys.length === 0 ? (
				<p>{t("You don’t have a passkey yet.")}</p>
			) : (
				<ul className="divide-y divide-line">
					{passkeys.map((passkey) => (
						<OnePasskey
							key={passkey.id}
							passkey={passkey}
							isLast={passkeys.length === 1 && security.second_step?.app !== true}
							onRemoved={() => setSaid(t("The passkey “{name}” was removed.", { name: passkey.name }))}
						/>
					))}
				</ul>
			)}
			{why !== null && <p className="text-soft">{why}</p>}
			{why === null && isFull && (
				<p className="text-soft">{t("You have {most} passkeys. Please remove one first.", { most: mostPasskeys })}</p>
			)}
			{why === null && !isFull && (
				<Button
					variant={passkeys.length === 0 ? "primary" : "secondary"}
					onClick={() => {
						setSaid(null);
						setAdding(true);
					}}
				>
					{t("Add a passkey")}
				</Button>
			)}
		</div>
	);
}
