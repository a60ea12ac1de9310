import { behindProxy, safety } from "./screens/safety.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(safety, behindProxy);
