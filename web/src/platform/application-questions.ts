import type { ApplicationQuestions } from "@warmline/contract/applications/application-questions";
import content from "../../../content/en/application-questions.json" with { type: "json" };

/** What applicants are asked to write about. */
export const applicationQuestions: ApplicationQuestions = content;
