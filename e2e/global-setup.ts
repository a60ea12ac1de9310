import { Product } from "./src/product.ts";

/** Playwright's global setup; what it returns is its teardown. */
export default () => Product.makeTemplate();
