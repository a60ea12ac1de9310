import community from "../../../../content/community.json" with { type: "json" };

/** Hashtags that the organisation always suggests. */
export const standingTags: readonly string[] = community.tags;
