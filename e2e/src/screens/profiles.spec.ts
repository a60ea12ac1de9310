import { profiles } from "./tables/profiles.ts";
import { testScreens } from "./test-screens.ts";

testScreens(profiles);
