import type { Begun } from "../kind.ts";
import { StepForm, type StepFormProps } from "./StepForm.tsx";
import { WithDraft } from "./WithDraft.tsx";

type StepPageProps<A extends Begun> = Pick<StepFormProps<A>, "drafts" | "page" | "children">;

/** A page of an application that asks for something. */
export function StepPage<A extends Begun>({ drafts, page, children }: StepPageProps<A>) {
	return (
		<WithDraft drafts={drafts}>
			{(draft, state) => (
				<StepForm drafts={drafts} page={page} draft={draft} state={state}>
					{children}
				</StepForm>
			)}
		</WithDraft>
	);
}
