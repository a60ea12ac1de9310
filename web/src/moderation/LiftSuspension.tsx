import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../platform/http/describe-error.ts";
import { ApiFailure } from "../platform/http/failure.ts";
import { Button } from "../ui/Button.tsx";
import { Banner } from "../ui/feedback/Banner.tsx";
import { ConfirmDialog } from "../ui/overlay/ConfirmDialog.tsx";
import { showToast } from "../ui/overlay/Toasts.tsx";
import { useLiftSuspension } from "./api.ts";

type LiftSuspensionProps = { readonly member: { readonly id: string; readonly name: string } };

/** Lets somebody write again before the time. That it has run out already is said, and is no failure. */
export function LiftSuspension({ member: { id, name } }: LiftSuspensionProps) {
	const [asking, setAsking] = useState(false);
	const { mutate, reset, isPending, isSuccess, error } = useLiftSuspension(id);
	const over = error instanceof ApiFailure && error.code === "not_suspended";
	const words = t("{name} can post in the community again.", { name });
	if (over) return <p role="status">{words}</p>;
	if (isSuccess) return null;
	return (
		<>
			<Button variant="secondary" onClick={() => setAsking(true)}>
				{t("Lift suspension of {name}", { name })}
			</Button>
			<ConfirmDialog
				open={asking}
				title={t("Lift the suspension of {name}?", { name })}
				confirm={t("Lift suspension")}
				busy={isPending}
				onConfirm={() => mutate(undefined, { onSuccess: () => showToast({ words }) })}
				onCancel={() => {
					setAsking(false);
					reset();
				}}
			>
				<p>{t("The suspension ends immediately. {name} is notified.", { name })}</p>
				{error && (
					<Banner tone="failure" className="mt-4">
						{errorMessage(error, t("Nothing was changed. Please try again."))}
					</Banner>
				)}
			</ConfirmDialog>
		</>
	);
}
