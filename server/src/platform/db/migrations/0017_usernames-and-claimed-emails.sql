ALTER TABLE "members" ADD COLUMN "username_key" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "claimed_email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "members_username_look" ON "members" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "members_claimed_email" ON "members" USING btree (lower("claimed_email"));