import { testScreens } from "./screens/test-screens.ts";
import { visitorChats } from "./screens/visitor-chats.ts";

testScreens(visitorChats);
