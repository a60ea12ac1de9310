import { communityRoles, type Role, roleNames } from "@warmline/contract/accounts/roles";
import { type ReactNode, Suspense, useMemo } from "react";
import { Route, useRouter } from "wouter";
import { RequireRole } from "../members/RequireRole.tsx";
import { type Address, AddressContext, useAddress } from "../platform/routing/address.ts";
import { type BackgroundLocation, backgroundIn } from "../platform/routing/background-location.ts";
import { type Place, placeAt } from "../platform/routing/place.ts";
import { useSession } from "../platform/session.ts";
import { MeetsOthers } from "../profiles/MeetsOthers.tsx";
import { MemberArea } from "./MemberArea.tsx";
import { memberRoutes } from "./member-routes.ts";

type MemberFrameProps = { readonly here: Place; readonly places: readonly Place[] };

type VisiblePage = { readonly page: Place; readonly address: Address };

/** The page that is visible, be it in the background of a modal one, and the address it has. */
const useVisiblePage = ({ here, places }: MemberFrameProps): VisiblePage => {
	const address = useAddress();
	const { base, parser } = useRouter();
	const userId = useSession()?.user_id ?? "";
	return useMemo(() => {
		const pageAt = (background: BackgroundLocation | null): VisiblePage | null => {
			const page = background && placeAt(places, background.pathname.slice(base.length), parser);
			return page && !page.modal ? { page, address: { ...address, ...background, state: null } } : null;
		};
		if (!here.modal) return { page: here, address };
		const feed = { pathname: `${base}/${userId}/activity-feed`, search: "", hash: "" };
		return pageAt(backgroundIn(address.state)) ?? pageAt(feed) ?? { page: here, address };
	}, [here, places, address, base, parser, userId]);
};

/** The frame of the member area with the page in it, and a dialog over it where the address is one's. */
export function MemberFrame(props: MemberFrameProps) {
	return (
		<MemberArea>
			<VisiblePlaces {...props} />
		</MemberArea>
	);
}

/** Inside the frame, whose address asks before unsaved changes are left. */
function VisiblePlaces(props: MemberFrameProps) {
	const { here } = props;
	const { page, address } = useVisiblePage(props);
	return (
		<>
			<AddressContext value={address}>
				<Route path={page.path}>{page.page}</Route>
			</AddressContext>
			{here.modal && <Suspense>{here.page}</Suspense>}
		</>
	);
}

const rolesOf = new Map<string, readonly Role[]>(memberRoutes.map(({ path, roles }) => [path, roles]));

/** The page of a route for those who may open it, and a kind word for who may not. */
export function RouteGuard({ path, children }: { readonly path: string; readonly children: ReactNode }) {
	const roles = rolesOf.get(path) ?? [];
	if (roles === roleNames) return children;
	if (roles === communityRoles) return <MeetsOthers>{children}</MeetsOthers>;
	return <RequireRole roles={roles}>{children}</RequireRole>;
}
