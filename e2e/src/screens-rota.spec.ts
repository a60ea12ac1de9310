import { newSociety, plannedRota } from "./screens/rota.ts";
import { testScreens } from "./screens/test-screens.ts";

testScreens(newSociety);
testScreens(plannedRota);
