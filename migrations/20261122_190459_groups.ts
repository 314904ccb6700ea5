import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_group_seats_state" AS ENUM('free', 'invited', 'active', 'returned');
  CREATE TABLE "seat_groups" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"leader_id" uuid NOT NULL,
  	"order_id" uuid NOT NULL,
  	"order_line" varchar NOT NULL,
  	"seats" numeric NOT NULL,
  	"opens" jsonb NOT NULL,
  	"ends_at" timestamp(3) with time zone,
  	"keeps_access" boolean DEFAULT false,
  	"shows_progress" boolean DEFAULT false,
  	"join_code" varchar NOT NULL,
  	"is_code_open" boolean DEFAULT false,
  	"allowed" jsonb,
  	"reminded_days" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "group_seats" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"group_id" uuid NOT NULL,
  	"place" numeric NOT NULL,
  	"state" "enum_group_seats_state" DEFAULT 'free' NOT NULL,
  	"email" varchar,
  	"user_id" uuid,
  	"token_hash" varchar,
  	"invited_at" timestamp(3) with time zone,
  	"sendings" numeric DEFAULT 0,
  	"joined_at" timestamp(3) with time zone,
  	"uses" numeric DEFAULT 0,
  	"agrees" boolean DEFAULT false,
  	"agreed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "seat_groups_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "group_seats_id" uuid;
  ALTER TABLE "seat_groups" ADD CONSTRAINT "seat_groups_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seat_groups" ADD CONSTRAINT "seat_groups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_group_id_seat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."seat_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "group_seats" ADD CONSTRAINT "group_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "seat_groups_leader_idx" ON "seat_groups" USING btree ("leader_id");
  CREATE INDEX "seat_groups_order_idx" ON "seat_groups" USING btree ("order_id");
  CREATE UNIQUE INDEX "seat_groups_order_line_idx" ON "seat_groups" USING btree ("order_line");
  CREATE UNIQUE INDEX "seat_groups_join_code_idx" ON "seat_groups" USING btree ("join_code");
  CREATE INDEX "seat_groups_updated_at_idx" ON "seat_groups" USING btree ("updated_at");
  CREATE INDEX "seat_groups_created_at_idx" ON "seat_groups" USING btree ("created_at");
  CREATE INDEX "group_seats_group_idx" ON "group_seats" USING btree ("group_id");
  CREATE INDEX "group_seats_email_idx" ON "group_seats" USING btree ("email");
  CREATE INDEX "group_seats_user_idx" ON "group_seats" USING btree ("user_id");
  CREATE UNIQUE INDEX "group_seats_token_hash_idx" ON "group_seats" USING btree ("token_hash");
  CREATE INDEX "group_seats_updated_at_idx" ON "group_seats" USING btree ("updated_at");
  CREATE INDEX "group_seats_created_at_idx" ON "group_seats" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seat_groups_fk" FOREIGN KEY ("seat_groups_id") REFERENCES "public"."seat_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_group_seats_fk" FOREIGN KEY ("group_seats_id") REFERENCES "public"."group_seats"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_seat_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("seat_groups_id");
  CREATE INDEX "payload_locked_documents_rels_group_seats_id_idx" ON "payload_locked_documents_rels" USING btree ("group_seats_id");
  CREATE UNIQUE INDEX "group_seats_one_each" ON "group_seats" ("group_id", "user_id") WHERE state = 'active';
  CREATE UNIQUE INDEX "group_seats_place" ON "group_seats" ("group_id", "place");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "seat_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "group_seats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "seat_groups" CASCADE;
  DROP TABLE "group_seats" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_seat_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_group_seats_fk";
  
  DROP INDEX "payload_locked_documents_rels_seat_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_group_seats_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "seat_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "group_seats_id";
  DROP TYPE "public"."enum_group_seats_state";`)
}
