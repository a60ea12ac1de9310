import { t } from "@warmline/contract/i18n";
import { Component, type ReactNode } from "react";
import { ErrorPanel } from "./ErrorPanel.tsx";

type ErrorBoundaryProps = {
	/** When this changes, the children get another chance: give it the path. */
	readonly resetBy: string;
	readonly children: ReactNode;
};

export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
	override state = { broken: false };

	static getDerivedStateFromError() {
		return { broken: true };
	}

	override componentDidUpdate(before: ErrorBoundaryProps) {
		if (this.state.broken && before.resetBy !== this.props.resetBy) this.setState({ broken: false });
	}

	override render() {
		if (!this.state.broken) return this.props.children;
		return <ErrorPanel message={t("Something on this page went wrong. Reloading usually helps.")} />;
	}
}
