import type { Application, ApplicationEvent } from "@warmline/contract/applications/calls";
import type { VolunteerRecord } from "@warmline/contract/applications/record";
import { useEffect, useRef, useState } from "react";
import { fullName } from "../platform/session.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { DeskActDialog } from "./DeskActDialog.tsx";
import { actsFor, actWords } from "./desk-acts.ts";
import type { DeskAct } from "./desk-api.ts";
import { useDeskAct } from "./use-desk-act.ts";

type DeskActsProps = {
	readonly application: Application;
	readonly history: readonly ApplicationEvent[];
	readonly record: VolunteerRecord | undefined;
};

const looks = {
	accept: "primary",
	ask: "secondary",
	decline: "danger",
	certify: "primary",
	suspend: "danger",
	reinstate: "primary",
} as const;

/** What a director can do to this application, each after a question, and what came of it. */
export function DeskActs({ application, history, record }: DeskActsProps) {
	const { user, kind, status } = application;
	const person = { name: fullName(user), kind };
	const [asked, setAsked] = useState<DeskAct | null>(null);
	const { mutate, reset, data, error, isPending } = useDeskAct(user.id);
	const banner = useRef<HTMLDivElement>(null);
	// The button that was pressed is gone with the state it was for.
	useEffect(() => {
		if (data) banner.current?.focus();
	}, [data]);

	const ask = (act: DeskAct) => {
		reset();
		setAsked(act);
	};
	const acts = actsFor(status, history, record);
	const missing = record?.steps.filter(({ done }) => !done).map(({ step }) => step) ?? [];
	return (
		<>
			{data && (
				<Banner ref={banner} tone={"done" in data ? "success" : "warning"} className="mt-4">
					{"done" in data ? actWords[data.done].done(person) : data.late}
				</Banner>
			)}
			{acts.length > 0 && (
				<div className="mt-4 flex flex-wrap gap-3">
					{acts.map((act) => (
						<Button key={act} variant={looks[act]} onClick={() => ask(act)}>
							{actWords[act].button}
						</Button>
					))}
				</div>
			)}
			{asked !== null && (
				<DeskActDialog
					key={asked}
					act={asked}
					person={person}
					missing={missing}
					busy={isPending}
					error={error}
					onConfirm={(reason) => mutate({ act: asked, reason }, { onSuccess: () => setAsked(null) })}
					onCancel={() => setAsked(null)}
				/>
			)}
		</>
	);
}
