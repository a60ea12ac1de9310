declare module "@20minutes/s3rver" {
	import type { AddressInfo } from "node:net";

	type Options = {
		readonly address: string;
		readonly port: number;
		readonly directory: string;
		readonly silent: boolean;
		readonly allowMismatchedSignatures: boolean;
		readonly configureBuckets: readonly { readonly name: string }[];
	};

	class S3rver {
		constructor(options: Options);
		run(): Promise<AddressInfo>;
		close(): Promise<void>;
	}

	export = S3rver;
}
