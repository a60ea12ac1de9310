import { behindProxy, safety } from "./tables/safety.ts";
import { testScreens } from "./test-screens.ts";

testScreens(safety, behindProxy);
