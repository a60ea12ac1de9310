/** One look for everything that stands in the feed. */
export const cardLook = "rounded-card border border-line bg-surface p-4 shadow-card md:p-5";
