ALTER TABLE "audit_log" ADD COLUMN "params" jsonb;--> statement-breakpoint
CREATE INDEX "audit_log_detail" ON "audit_log" USING btree ("id") WHERE "audit_log"."detail" is not null;