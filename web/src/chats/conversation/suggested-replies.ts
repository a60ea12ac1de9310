import content from "../../../../content/en/approved-words.json" with { type: "json" };

/** What the organisation wants its listeners to say when a chat is more than they are trained for. */
export const beyondScopeReplies: readonly string[] = content.beyond_scope;
