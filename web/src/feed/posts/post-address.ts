import { postAddress } from "@warmline/contract/feed/post-address";
import { useSession } from "../../platform/session.ts";

export const memberAddress = (id: string): string => `/${id}/user-profile/${id}`;

/** Where a post is read whole. */
export const usePostAddress = (postId: string): string => postAddress(useSession()?.user_id ?? "", postId);
