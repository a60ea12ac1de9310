import words from "../../../content/en/society.json" with { type: "json" };
import content from "../../../content/society.json" with { type: "json" };

/** The organisation's own words, links and settings. */
export const society = { ...content, ...words };
