import { visitorChats } from "./tables/visitor-chats.ts";
import { testScreens } from "./test-screens.ts";

testScreens(visitorChats);
