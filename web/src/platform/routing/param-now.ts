/**
 * What stands in the address at this moment. A page is drawn a little later than its address changes: who presses
 * "next" twice in that time wants two steps.
 */
export const paramNow = (name: string): string | null => new URLSearchParams(window.location.search).get(name);
