import { t } from "@warmline/contract/i18n";
import { type FormEvent, useState } from "react";
import { errorMessage } from "../../platform/http/describe-error.ts";
import { Button } from "../../ui/Button.tsx";

type AfterScaleProps = { readonly onRate: (scale: number) => Promise<unknown> };

const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The question of the intake once more. Nobody has to answer. */
export function AfterScale({ onRate }: AfterScaleProps) {
	const [scale, setScale] = useState<number | null>(null);
	const [state, setState] = useState<"asking" | "sending" | "told" | "skipped">("asking");
	const [failure, setFailure] = useState<string | null>(null);

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (scale === null) return;
		setState("sending");
		setFailure(null);
		try {
			await onRate(scale);
			setState("told");
		} catch (error) {
			setFailure(errorMessage(error, t("Couldn’t send this. Please try again.")));
			setState("asking");
		}
	};

	if (state === "skipped") return null;
	if (state === "told") {
		return (
			<p role="status" className="mt-4 font-medium text-good">
				{t("Thank you for telling us.")}
			</p>
		);
	}
	return (
		<form onSubmit={submit} className="mx-auto mt-4 max-w-md">
			<fieldset>
				<legend className="mx-auto font-semibold">{t("How heavy does it feel now?")}</legend>
				<div className="mt-2 grid grid-cols-5 sm:grid-cols-10 gap-1">
					{steps.map((step) => (
						<label
							key={step}
							className="flex min-h-11 items-center justify-center rounded-control border border-edge has-checked:border-pine has-checked:bg-pine has-checked:text-on-pine has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine"
						>
							<input
								type="radio"
								name="scale"
								value={step}
								className="sr-only"
								checked={scale === step}
								onChange={() => setScale(step)}
							/>
							{step}
						</label>
					))}
				</div>
				<p className="mt-1 flex justify-between text-sm text-soft">
					<span>{t("1: a little")}</span>
					<span>{t("10: very heavy")}</span>
				</p>
			</fieldset>
			{failure && (
				<p role="alert" className="mt-2 font-medium text-bad">
					{failure}
				</p>
			)}
			<div className="mt-2 flex flex-wrap justify-center gap-2">
				<Button type="submit" disabled={scale === null} busy={state === "sending"} busyText={t("Sending...")}>
					{t("Send answer")}
				</Button>
				<Button variant="quiet" onClick={() => setState("skipped")}>
					{t("Skip")}
				</Button>
			</div>
		</form>
	);
}
