CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wrap_ups_debriefed_by" ON "wrap_ups" USING btree ("debriefed_by") WHERE "wrap_ups"."debriefed_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "chats_ended_of_agent" ON "chats" USING btree ("assigned_agent","ended_at") WHERE "chats"."status" = 'ended' AND "chats"."erased_at" IS NULL;--> statement-breakpoint
CREATE INDEX "left_messages_answered_by" ON "left_messages" USING btree ("answered_by") WHERE "left_messages"."answered_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sent_forms_done_by" ON "sent_forms" USING btree ("done_by") WHERE "sent_forms"."done_by" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_decided_by" ON "reports" USING btree ("decided_by") WHERE "reports"."decided_by" IS NOT NULL;