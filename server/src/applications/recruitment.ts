import content from "../../../content/recruitment.json" with { type: "json" };

/** What the society asks of an applicant. */
export const recruitment = content;
