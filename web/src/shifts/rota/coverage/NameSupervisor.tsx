import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { errorMessage } from "../../../platform/http/describe-error.ts";
import { now } from "../../../platform/time/time.ts";
import { Button } from "../../../ui/Button.tsx";
import { Banner } from "../../../ui/feedback/Banner.tsx";
import { Failed } from "../../../ui/feedback/Failed.tsx";
import { Loading } from "../../../ui/feedback/Loading.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { Select } from "../../../ui/forms/Select.tsx";
import { namesIn } from "../../shift/shift-text.ts";
import { inPart } from "../../shift/standing.ts";
import { candidatesQuery } from "../rota-api.ts";
import { candidateText } from "./candidate-text.ts";
import { DialogPart } from "./DialogPart.tsx";
import type { DoingProps } from "./doing-props.ts";
import { useChangeShift } from "./use-change-shift.ts";
import { useTellBusy } from "./use-tell-busy.ts";

/** A director names who supervises a shift, in the place of who does, or that nobody does. */
export function NameSupervisor({ shift, onBusy, onBack }: DoingProps) {
	const { data, error, refetch, isFetching } = useQuery(candidatesQuery(shift.id, "supervisor"));
	const [chosen, setChosen] = useState("");
	const change = useChangeShift(t("Supervisor changed."), onBack);
	useTellBusy(change.isPending, onBusy);
	const present = inPart(shift, "supervisor");
	const names = namesIn(present, "");
	const takesOut = change.isPending && change.variables.supervisor === null;
	return (
		<DialogPart heading={t("Assign supervisor")} busy={change.isPending} onBack={onBack}>
			<p>
				{present.length === 0
					? t("This shift has no supervisor yet.")
					: t("Current supervisor: {names}. The person you choose takes over, and both are notified.", { names })}
			</p>
			{!data && !error && <Loading className="text-soft">{t("Finding available people...")}</Loading>}
			{error && (
				<Failed
					message={errorMessage(error, t("Couldn’t look up who is available."))}
					onRetry={() => void refetch()}
					busy={isFetching}
				/>
			)}
			{data?.length === 0 && <p className="text-soft">{t("No other supervisor is free at that time.")}</p>}
			{data && data.length > 0 && (
				<>
					<Field label={t("Supervisor")}>
						<Select value={chosen} disabled={change.isPending} onChange={(event) => setChosen(event.target.value)}>
							<option value="">{t("Please choose")}</option>
							{data.map((one) => (
								<option key={one.id} value={one.id}>
									{t("{name}: {words}", { name: one.name, words: candidateText(one, now()) })}
								</option>
							))}
						</Select>
					</Field>
					<Button
						disabled={chosen === ""}
						busy={change.isPending && !takesOut}
						onClick={() => change.mutate({ id: shift.id, supervisor: chosen })}
					>
						{present.length === 0 ? t("Assign") : t("Change supervisor")}
					</Button>
				</>
			)}
			{present.length > 0 && (
				<div className="border-t border-line pt-4">
					<p className="text-sm text-soft">
						{t("The shift can’t go ahead without a supervisor. Its listeners are notified.")}
					</p>
					<Button
						variant="danger"
						className="mt-2"
						busy={takesOut}
						disabled={change.isPending}
						onClick={() => change.mutate({ id: shift.id, supervisor: null })}
					>
						{t("Remove {names}", { names })}
					</Button>
				</div>
			)}
			{change.error && (
				<Banner tone="failure">{errorMessage(change.error, t("Couldn’t save the change. Please try again."))}</Banner>
			)}
		</DialogPart>
	);
}
