CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"ends_in" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone,
	"next_at" timestamp with time zone,
	"status" integer,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_uncovered_shifts" (
	"shift_id" uuid PRIMARY KEY NOT NULL,
	"missing" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key" "bytea" NOT NULL,
	"url" "bytea" NOT NULL,
	"secret" "bytea" NOT NULL,
	"old_secret" "bytea",
	"old_secret_until" timestamp with time zone,
	"events" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_for" text
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_members_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_token_hash" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_created_by" ON "api_tokens" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_id" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_next_at" ON "webhook_deliveries" USING btree ("next_at") WHERE "webhook_deliveries"."next_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_at" ON "webhook_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhooks_created_by" ON "webhooks" USING btree ("created_by");