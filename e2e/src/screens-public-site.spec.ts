import { publicSite } from "./screens/public-site.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(publicSite);
