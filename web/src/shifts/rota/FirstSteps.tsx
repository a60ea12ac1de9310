import { t } from "@warmline/contract/i18n";
import Check from "lucide-react/icons/check";
import { LinkButton } from "../../ui/navigation/LinkButton.tsx";

type FirstStepsProps = { readonly userId: string; readonly hasTimes: boolean; readonly edits: boolean };

/** What a new organisation does until its first shift, one thing after the other. */
export function FirstSteps({ userId, hasTimes, edits }: FirstStepsProps) {
	const steps = [
		{
			done: hasTimes,
			heading: t("Shift times"),
			words: t("The times of day shifts take place, such as 6:00 p.m. to 10:00 p.m."),
		},
		{
			done: false,
			heading: t("Weekly shifts"),
			words: t(
				"The days of the week, and how many listeners and supervisors each shift needs. Upcoming shifts are then created automatically.",
			),
		},
		{
			done: false,
			heading: t("Supervisors book"),
			words: t("Once a supervisor has booked a shift, listeners can book it too. Every shift needs a supervisor."),
		},
	];
	const at = steps.findIndex(({ done }) => !done);
	return (
		<section aria-labelledby="first-steps" className="rounded-card border border-line bg-pine-wash p-5">
			<h2 id="first-steps" className="text-xl">
				{t("Three steps to the first shift")}
			</h2>
			{!edits && <p className="mt-1 text-soft">{t("A director does the first two.")}</p>}
			<ol className="mt-4 grid gap-4 md:grid-cols-3">
				{steps.map(({ heading, words, done }, step) => (
					<li key={heading} aria-current={step === at ? "step" : undefined} className="flex gap-3">
						<span
							aria-hidden="true"
							className={`grid size-8 shrink-0 place-items-center rounded-full font-semibold ${step <= at ? "bg-pine text-on-pine" : "border border-edge text-soft"}`}
						>
							{done ? <Check className="size-5" /> : step + 1}
						</span>
						<div>
							<h3 className="text-base">{done ? t("{step}: done", { step: heading }) : heading}</h3>
							<p className="text-sm text-soft">{words}</p>
						</div>
					</li>
				))}
			</ol>
			<LinkButton to={`/${userId}/shift-manager`} variant="secondary" className="mt-4">
				{t("See the week to book shifts")}
			</LinkButton>
		</section>
	);
}
