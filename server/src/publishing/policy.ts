import type { Role } from "@warmline/contract/accounts/roles";

type Person = { readonly role: Role; readonly is_verified: boolean; readonly is_active: boolean };

/** The organisation's texts are in a director's hands. */
export const mayPublish = ({ role, is_verified, is_active }: Person) => role === "director" && is_verified && is_active;
