import { beforeLoggingOut } from "../platform/log-out.ts";

const key = "in_practice";

/** Whether this member was in a practice, or waited for one, when the page was there last: worth asking after a reload. */
export const wasInPractice = (memberId: string): boolean => sessionStorage.getItem(key) === memberId;

export const keepInPractice = (memberId: string, isIn: boolean): void =>
	isIn ? sessionStorage.setItem(key, memberId) : sessionStorage.removeItem(key);

beforeLoggingOut(() => sessionStorage.removeItem(key));
