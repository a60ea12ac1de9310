import { profiles } from "./screens/profiles.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(profiles);
