import { formerMember } from "@warmline/contract/members/former-member";
import { say } from "@warmline/contract/say";

/** A name as it is kept with what somebody did, or what stands there since they were erased. */
export const keptName = (name: string): string => (name === formerMember ? say("A former member") : name);
