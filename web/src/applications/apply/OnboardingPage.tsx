import { listenerDrafts } from "../drafts/open-drafts.ts";
import { Introduction } from "./Introduction.tsx";

/** The introduction for listeners and placement students. */
export function OnboardingPage() {
	return <Introduction drafts={listenerDrafts} />;
}
