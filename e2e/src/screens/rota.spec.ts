import { newSociety, plannedRota } from "./tables/rota.ts";
import { testScreens } from "./test-screens.ts";

testScreens(newSociety);
testScreens(plannedRota);
