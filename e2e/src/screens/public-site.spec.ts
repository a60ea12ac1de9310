import { publicSite } from "./tables/public-site.ts";
import { testScreens } from "./test-screens.ts";

testScreens(publicSite);
