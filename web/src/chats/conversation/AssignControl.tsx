import { useQuery } from "@tanstack/react-query";
import { t } from "@warmline/contract/i18n";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/forms/Select.tsx";
import { listenersQuery } from "../api.ts";
import { listenerChoice } from "./listener-choice.ts";

type AssignControlProps = {
	readonly connected: boolean;
	readonly onAssign: (listenerId: string) => void;
};

export function AssignControl({ connected, onAssign }: AssignControlProps) {
	const { data, isError, refetch, isFetching } = useQuery(listenersQuery);
	const [chosen, setChosen] = useState("");
	// Who has gone since is no choice any more.
	const listener = data?.find((one) => one.id === chosen);

	if (isError && !data) {
		return (
			<p role="alert" className="flex flex-wrap items-center gap-x-3 font-medium text-bad">
				{t("Failed to fetch available listeners.")}
				<Button variant="quiet" busy={isFetching} onClick={() => void refetch()}>
					{t("Try again")}
				</Button>
			</p>
		);
	}
	return (
		<div className="flex min-w-0 flex-1 basis-60 items-center gap-2">
			<Select
				aria-label={t("Listener")}
				value={listener?.id ?? ""}
				onChange={(event) => setChosen(event.target.value)}
				className="min-w-0 flex-1"
			>
				<option value="">{data?.length === 0 ? t("No listeners available") : t("Choose a listener")}</option>
				{data?.map((one) => (
					<option key={one.id} value={one.id}>
						{listenerChoice(one)}
					</option>
				))}
			</Select>
			<Button
				variant="secondary"
				disabled={!listener || !connected}
				onClick={() => {
					if (listener) onAssign(listener.id);
				}}
			>
				{t("Assign")}
			</Button>
		</div>
	);
}
