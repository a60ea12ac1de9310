import { Suspense, useMemo } from "react";
import { Route, useRouter } from "wouter";
import { type Address, AddressContext, useAddress } from "../platform/routing/address.ts";
import { type Behind, behindIn } from "../platform/routing/behind.ts";
import { useSession } from "../platform/session.ts";
import { MemberArea } from "./MemberArea.tsx";
import { type Place, placeAt } from "./place.ts";

export { RouteGuard } from "./RouteGuard.tsx";

type InSightProps = { readonly here: Place; readonly places: readonly Place[] };

type Shown = { readonly page: Place; readonly address: Address };

/** The page that is in sight, be it under a dialog, and the address it has. */
const useShown = ({ here, places }: InSightProps): Shown => {
	const address = useAddress();
	const { base, parser } = useRouter();
	const userId = useSession()?.user_id ?? "";
	return useMemo(() => {
		const under = (behind: Behind | null): Shown | null => {
			const page = behind && placeAt(places, behind.pathname.slice(base.length), parser);
			return page && !page.over ? { page, address: { ...address, ...behind, state: null } } : null;
		};
		if (!here.over) return { page: here, address };
		const feed = { pathname: `${base}/${userId}/activity-feed`, search: "", hash: "" };
		return under(behindIn(address.state)) ?? under(feed) ?? { page: here, address };
	}, [here, places, address, base, parser, userId]);
};

/** The frame of the member area with the page in it, and a dialog over it where the address is one's. */
export function InSight(props: InSightProps) {
	const { here } = props;
	const { page, address } = useShown(props);
	return (
		<MemberArea>
			<AddressContext value={address}>
				<Route path={page.path}>{page.page}</Route>
			</AddressContext>
			{here.over && <Suspense>{here.page}</Suspense>}
		</MemberArea>
	);
}
