import { t } from "@warmline/contract/i18n";
import type { ContentProblem } from "@warmline/contract/publishing/calls";
import { conflict, notFound } from "../platform/errors.ts";

export const noSuchText = () => notFound(t("No such text."));
export const noDraft = () => conflict("no_draft", t("There is no draft to publish."));
export const draftChanged = () =>
	conflict("draft_changed", t("Someone else has changed this draft. Please look at their changes first."));
export const textPublished = () =>
	conflict("text_published", t("Someone else has published this text since. Please look at it first."));
export const contentChanged = () =>
	conflict("content_changed", t("Someone else has just published something. Please try again."));
export const contentProblems = ({ says }: ContentProblem) => conflict("content_problems", says);
export const previewExpired = () => notFound(t("This preview has expired. Please open it again."));
export const damagedLogo = () =>
	conflict("content_problems", t("The picture of the logo is damaged. Please choose it again."));
export const noPage = () => conflict("no_page", t("There is no preview of this text."));
