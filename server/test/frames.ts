import { type AvailableListener, availableListener } from "@warmline/contract/accounts/calls";
import { type Chat, chat } from "@warmline/contract/chats/chat";
import { type Message, message } from "@warmline/contract/chats/message";
import { z } from "zod";
import type { Heard } from "./channel.ts";

/** What is in a frame, read as the contract says it. */
export const chatsIn = ({ chats }: Heard): Chat[] => z.array(chat).parse(chats);
export const chatIn = (frame: Heard): Chat => chat.parse(frame.chat);
export const messagesIn = ({ messages }: Heard): Message[] => z.array(message).parse(messages);
export const listenersIn = ({ results }: Heard): AvailableListener[] => z.array(availableListener).parse(results);
