import { type RecordStep, recordStepNames } from "@warmline/contract/applications/record";
import { t } from "@warmline/contract/i18n";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import { type ReactNode, useId } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { formatDay } from "../../platform/time/time.ts";
import { useNewsFocus } from "../../ui/feedback/use-news-focus.ts";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden.tsx";
import type { RecordActing } from "./use-record-act.ts";

type RecordStepItemProps = {
	readonly step: RecordStep;
	readonly done: boolean;
	/** What was done to it last, and what came of it. */
	readonly acting?: RecordActing | undefined;
	/** A form shows beside its fields what a refusal says of them. */
	readonly quiet?: boolean;
	readonly children: ReactNode;
};

/** One step of a record: whether it is done, what is known of it, and what a director can do. */
export function RecordStepItem({ step, done, acting, quiet = false, children }: RecordStepItemProps) {
	const id = useId();
	const Icon = done ? CircleCheck : Circle;
	return (
		<li
			aria-labelledby={id}
			className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-t border-line py-4 first:border-t-0"
		>
			<Icon aria-hidden="true" className={done ? "size-6 text-good" : "size-6 text-edge"} strokeWidth={1.9} />
			<div>
				<h3 id={id} className="text-base leading-6">
					{recordStepNames[step]} <VisuallyHidden>{done ? t("(done)") : t("(not done yet)")}</VisuallyHidden>
				</h3>
				{children}
				{acting && <Outcome acting={acting} quiet={quiet} />}
			</div>
		</li>
	);
}

function Outcome({ acting, quiet }: { readonly acting: RecordActing; readonly quiet: boolean }) {
	const { data, error } = acting;
	const words = useNewsFocus<HTMLParagraphElement>(data);
	if (error && !quiet) {
		return (
			<p role="alert" className="mt-2 text-sm font-medium text-bad">
				{errorMessage(error, t("Couldn’t save this. Please try again."))}
			</p>
		);
	}
	return (
		<p ref={words} tabIndex={-1} role="status" className="mt-2 text-sm font-medium text-good empty:hidden">
			{data}
		</p>
	);
}

/** What is known of a step. */
export function StepFacts({ children }: { readonly children: ReactNode }) {
	return <div className="mt-1 space-y-1 text-[0.95em] text-soft wrap-anywhere">{children}</div>;
}

type DoneBeforeProps = { readonly step: RecordStep; readonly day: string };

/** A step of beginners, for who was certified before they joined. */
export function DoneBefore({ step, day }: DoneBeforeProps) {
	return (
		<RecordStepItem step={step} done>
			<StepFacts>
				<p>{t("Done before joining: certified since {day}.", { day: formatDay(day) })}</p>
			</StepFacts>
		</RecordStepItem>
	);
}

/** Buttons of a step, side by side where there is room. */
export function StepActs({ children }: { readonly children: ReactNode }) {
	return <div className="mt-2.5 flex flex-wrap gap-2.5">{children}</div>;
}
