import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Security } from "@warmline/contract/accounts/security-calls";
import { t, tn } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { formatDay, localDay } from "../../platform/time/time.ts";
import { Button } from "../../ui/Button.tsx";
import { Banner } from "../../ui/feedback/Banner.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { PasswordAndProofForm } from "./PasswordAndProofForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { SetUpSecondStep } from "./SetUpSecondStep.tsx";
import { dueText } from "./second-step-text.ts";
import { newCodes, securityQuery } from "./security-api.ts";
import { TurnOff } from "./TurnOff.tsx";

/** A code of one's phone, or a passkey, beside the password: for anybody who wants it, and for some a duty. */
export function SecondStepSection() {
	const { data, error, refetch, isFetching } = useQuery(securityQuery);
	return (
		<SecuritySection
			heading={t("Two-step verification")}
			lead={t(
				"A code from an app on your phone, or a passkey, asked for after your password. Someone who only has your password can’t log in.",
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

type Doing = "set up" | "new codes" | "turn off" | null;

function Standing({ security }: { readonly security: Security }) {
	const queries = useQueryClient();
	const [doing, setDoing] = useState<Doing>(null);
	const [said, setSaid] = useState<string | null>(null);
	const renew = () => void queries.invalidateQueries({ queryKey: securityQuery.queryKey });
	const begin = (what: Doing) => {
		setSaid(null);
		setDoing(what);
	};
	const end = (words: string | null) => {
		setSaid(words);
		setDoing(null);
		renew();
	};

	if (doing === "set up")
		return (
			<SetUpSecondStep
				security={security}
				onConfirmed={renew}
				onDone={(codes) =>
					end(
						codes === "new codes"
							? t("Two-step verification is on. You’ll need a code to log in from now on.")
							: t("Your app was added. Your recovery codes stay the same."),
					)
				}
				onCancel={() => end(null)}
			/>
		);
	if (doing === "new codes")
		return (
			<NewCodes
				security={security}
				onDone={() => end(t("Your new recovery codes are active. The old ones no longer work."))}
				onCancel={() => end(null)}
			/>
		);
	const { second_step } = security;
	return (
		<div className="space-y-4">
			{said !== null && <Banner tone="success">{said}</Banner>}
			{second_step ? (
				<>
					<p>
						{t("On since {day}.", { day: formatDay(localDay(new Date(second_step.since))) })}{" "}
						{tn(second_step.recovery_codes, {
							one: "You have 1 recovery code left.",
							other: "You have {count} recovery codes left.",
						})}
					</p>
					<div className="flex flex-wrap gap-3">
						{second_step.app === false && (
							<Button variant="secondary" onClick={() => begin("set up")}>
								{t("Set up an app")}
							</Button>
						)}
						<Button variant="secondary" onClick={() => begin("new codes")}>
							{t("New recovery codes")}
						</Button>
						<Button variant="danger" onClick={() => begin("turn off")}>
							{t("Turn off")}
						</Button>
					</div>
				</>
			) : (
				<>
					<p>{security.needed_from === null ? t("Off.") : dueText(security)}</p>
					<Button onClick={() => begin("set up")}>{t("Set up")}</Button>
				</>
			)}
			{doing === "turn off" && (
				<TurnOff
					security={security}
					onDone={() => end(t("Two-step verification is off. You log in with your password alone."))}
					onCancel={() => end(null)}
				/>
			)}
		</div>
	);
}

type NewCodesProps = { readonly security: Security; readonly onDone: () => void; readonly onCancel: () => void };

/** Ten new ones in place of those from before. */
function NewCodes({ security, onDone, onCancel }: NewCodesProps) {
	const [codes, setCodes] = useState<readonly string[] | null>(null);
	if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
	return (
		<PasswordAndProofForm
			security={security}
			act={async (shown) => setCodes(await newCodes(shown))}
			button={t("Create new codes")}
			beside={
				<Button variant="quiet" onClick={onCancel}>
					{t("Cancel")}
				</Button>
			}
		/>
	);
}
