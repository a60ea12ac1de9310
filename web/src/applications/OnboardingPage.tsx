import { Introduction } from "./Introduction.tsx";
import { listenerDrafts } from "./open-drafts.ts";

/** The introduction for listeners and placement students. */
export function OnboardingPage() {
	return <Introduction drafts={listenerDrafts} />;
}
