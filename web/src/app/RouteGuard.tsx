import { communityRoles, type Role, roleNames } from "@warmline/contract/accounts/roles";
import type { ReactNode } from "react";
import { RequireRole } from "../members/RequireRole.tsx";
import { MeetsOthers } from "../profiles/MeetsOthers.tsx";
import { memberRoutes } from "./member-routes.ts";

const rolesOf = new Map<string, readonly Role[]>(memberRoutes.map(({ path, roles }) => [path, roles]));

/** The page of a route for those who may open it, and a kind word for who may not. */
export function RouteGuard({ path, children }: { readonly path: string; readonly children: ReactNode }) {
	const roles = rolesOf.get(path) ?? [];
	if (roles === roleNames) return children;
	if (roles === communityRoles) return <MeetsOthers>{children}</MeetsOthers>;
	return <RequireRole roles={roles}>{children}</RequireRole>;
}
