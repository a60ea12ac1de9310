import community from "../../../../content/community.json" with { type: "json" };

/** Hashtags that the society always suggests. */
export const standingTags: readonly string[] = community.tags;
