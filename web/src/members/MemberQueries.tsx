import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "../platform/http/query.ts";

/** What is loaded in the member area lives as long as somebody is in it. */
export function MemberQueries({ children }: { readonly children: ReactNode }) {
	const [queryClient] = useState(createQueryClient);
	return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
