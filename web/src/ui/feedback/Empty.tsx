import type { ReactNode } from "react";

type EmptyProps = { readonly children: ReactNode; readonly className?: string };

export function Empty({ children, className }: EmptyProps) {
	return <p className={className ?? "py-8 text-center text-soft"}>{children}</p>;
}
