import { t, tn } from "@warmline/contract/i18n";
import { label } from "@warmline/web/labels";
import { expect, phone, test } from "../support/test.ts";
import { asksInPage, log, says } from "../support/visitor.ts";

const asked = "I feel lost since the move";
const answered = "Hello, I am Lina.";

/** A name that YAML would read as something else. */
const quoted = (text: string) => JSON.stringify(text);

test("a screen reader finds the parts of a chat by name, and by whom each message is, on both sides (D1, D2, V5)", async ({
	people,
}) => {
	const visitor = await people.stranger(phone);
	await asksInPage(visitor, asked);
	const lina = await people.member("listener1");
	await lina.getByRole("button", { name: new RegExp(asked) }).click();
	await lina.getByRole("button", { name: label.chats.accept }).click();
	await says(lina, answered);
	await expect(log(visitor)).toContainText(answered);

	await expect(lina.getByRole("main")).toMatchAriaSnapshot(`
- main:
  - region ${quoted(label.duty.yourStatus)}
  - heading ${quoted(label.chats.chats)} [level=1]
  - 'button /^${label.chats.youAre} ${label.chats.available}/'
  - searchbox ${quoted(label.chats.searchByName)}
  - group:
    - heading ${quoted(label.chats.myChats)} [level=2]
    - list ${quoted(label.chats.myChats)}:
      - listitem:
        - button /^Visitor \\w{4} .+ ${answered}/
  - group:
    - heading ${quoted(label.chats.unassigned)} [level=2]
    - paragraph: ${quoted(label.chats.noUnassignedChats)}
  - region ${quoted(label.chats.conversation)}:
    - heading /^Visitor \\w{4}$/ [level=2]
    - button ${quoted(label.chats.detailsAndNotes)}
    - button ${quoted(label.chats.endChat)}
    - toolbar ${quoted(label.chats.chatTools)}:
      - button ${quoted(label.chats.transfer)}
      - button ${quoted(label.chats.askForHelp)}
      - button ${quoted(label.chats.crisisLines)}
      - button ${quoted(label.resources.shareResource)}
    - log:
      - list:
        - listitem
        - listitem: /^Visitor \\w{4} ${asked}/
        - listitem: /^You. ${answered}/
    - textbox ${quoted(label.ui.message)}
    - button ${quoted(label.ui.send)}
`);
	await expect(visitor.locator("body")).toMatchAriaSnapshot(`
- banner:
  - heading ${quoted(t(label.visitor.chattingWith, { name: "Lina" }))} [level=1]
  - button ${quoted(label.chats.endChat)}
  - button ${quoted(label.ui.leaveThisPage)}
- main:
  - log:
    - list:
      - listitem
      - listitem: /^You. ${asked}/
      - listitem: /^Lina ${answered}/
  - textbox ${quoted(label.ui.message)}
  - button ${quoted(label.ui.send)}
- contentinfo:
  - paragraph:
    - link "9-1-1"
    - link "9-8-8"
`);

	const sam = await people.member("supervisor");
	await sam.getByRole("link", { name: label.members.liveView }).click();
	await expect(sam.getByRole("main")).toMatchAriaSnapshot(`
- main:
  - heading ${quoted(label.members.liveView)} [level=1]
  - text: ${quoted(tn(1, label.chats.chatsNoOneWaiting))}
  - region ${quoted(label.chats.liveChats)}:
    - combobox ${quoted(label.chats.show)}
    - list:
      - listitem:
        - article /^Visitor \\w{4}$/:
          - heading /^Visitor \\w{4}$/ [level=3]
          - paragraph: /^With Lina/
          - paragraph: /${t(label.chats.visitorsTurn, { time: label.chats.underOneMinute })}/
          - link ${quoted(label.chats.watch)}
          - button ${quoted(label.chats.privateNote)}
          - button ${quoted(label.chats.takeOver)}
  - region ${quoted(label.chats.onDuty)}:
    - heading /^${label.chats.onDuty}/ [level=2]
    - list:
      - listitem: /^Lina ${label.chats.available}/
`);
});
