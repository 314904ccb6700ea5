import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_access_kind" AS ENUM('forever', 'days', 'until');
  CREATE TYPE "public"."enum_products_access_from" AS ENUM('purchase', 'first-opening');
  CREATE TYPE "public"."enum__products_v_version_access_kind" AS ENUM('forever', 'days', 'until');
  CREATE TYPE "public"."enum__products_v_version_access_from" AS ENUM('purchase', 'first-opening');
  ALTER TYPE "public"."enum_user_products_source" ADD VALUE 'seat';
  ALTER TYPE "public"."enum_user_products_source" ADD VALUE 'gift';
  ALTER TYPE "public"."enum_user_products_source" ADD VALUE 'transfer';
  ALTER TABLE "products" ADD COLUMN "access_kind" "enum_products_access_kind" DEFAULT 'forever';
  ALTER TABLE "products" ADD COLUMN "access_days" numeric;
  ALTER TABLE "products" ADD COLUMN "access_until" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "access_from" "enum_products_access_from" DEFAULT 'purchase';
  ALTER TABLE "products" ADD COLUMN "renewal_price_cents" numeric;
  ALTER TABLE "products" ADD COLUMN "seats" numeric;
  ALTER TABLE "products" ADD COLUMN "group_keeps_access" boolean DEFAULT false;
  ALTER TABLE "products" ADD COLUMN "group_shows_progress" boolean DEFAULT false;
  ALTER TABLE "products_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "_products_v" ADD COLUMN "version_access_kind" "enum__products_v_version_access_kind" DEFAULT 'forever';
  ALTER TABLE "_products_v" ADD COLUMN "version_access_days" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_access_until" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_access_from" "enum__products_v_version_access_from" DEFAULT 'purchase';
  ALTER TABLE "_products_v" ADD COLUMN "version_renewal_price_cents" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_seats" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_group_keeps_access" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_group_shows_progress" boolean DEFAULT false;
  ALTER TABLE "_products_v_rels" ADD COLUMN "products_id" uuid;
  ALTER TABLE "orders_lines" ADD COLUMN "terms" jsonb;
  ALTER TABLE "user_products" ADD COLUMN "access_ends_at" timestamp(3) with time zone;
  ALTER TABLE "user_products" ADD COLUMN "days_from_opening" numeric;
  ALTER TABLE "user_products" ADD COLUMN "order_line" varchar;
  ALTER TABLE "user_products" ADD COLUMN "reminded_days" numeric;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "user_products_order_line_idx" ON "user_products" USING btree ("order_line");
  CREATE INDEX "user_products_ending" ON "user_products" ("access_ends_at") WHERE state = 'active' AND access_ends_at IS NOT NULL;
  UPDATE "user_products" g SET "order_line" = l."id" FROM "orders_lines" l
   WHERE l."_parent_id" = g."order_id" AND l."product_id" = g."product_id" AND g."source" = 'order';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_rels" DROP CONSTRAINT "products_rels_products_fk";
  
  ALTER TABLE "_products_v_rels" DROP CONSTRAINT "_products_v_rels_products_fk";
  
  ALTER TABLE "user_products" ALTER COLUMN "source" SET DATA TYPE text;
  DROP TYPE "public"."enum_user_products_source";
  CREATE TYPE "public"."enum_user_products_source" AS ENUM('order', 'staff', 'invitation', 'migration');
  ALTER TABLE "user_products" ALTER COLUMN "source" SET DATA TYPE "public"."enum_user_products_source" USING "source"::"public"."enum_user_products_source";
  DROP INDEX "products_rels_products_id_idx";
  DROP INDEX "_products_v_rels_products_id_idx";
  DROP INDEX "user_products_order_line_idx";
  ALTER TABLE "products" DROP COLUMN "access_kind";
  ALTER TABLE "products" DROP COLUMN "access_days";
  ALTER TABLE "products" DROP COLUMN "access_until";
  ALTER TABLE "products" DROP COLUMN "access_from";
  ALTER TABLE "products" DROP COLUMN "renewal_price_cents";
  ALTER TABLE "products" DROP COLUMN "seats";
  ALTER TABLE "products" DROP COLUMN "group_keeps_access";
  ALTER TABLE "products" DROP COLUMN "group_shows_progress";
  ALTER TABLE "products_rels" DROP COLUMN "products_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_access_kind";
  ALTER TABLE "_products_v" DROP COLUMN "version_access_days";
  ALTER TABLE "_products_v" DROP COLUMN "version_access_until";
  ALTER TABLE "_products_v" DROP COLUMN "version_access_from";
  ALTER TABLE "_products_v" DROP COLUMN "version_renewal_price_cents";
  ALTER TABLE "_products_v" DROP COLUMN "version_seats";
  ALTER TABLE "_products_v" DROP COLUMN "version_group_keeps_access";
  ALTER TABLE "_products_v" DROP COLUMN "version_group_shows_progress";
  ALTER TABLE "_products_v_rels" DROP COLUMN "products_id";
  ALTER TABLE "orders_lines" DROP COLUMN "terms";
  ALTER TABLE "user_products" DROP COLUMN "access_ends_at";
  ALTER TABLE "user_products" DROP COLUMN "days_from_opening";
  ALTER TABLE "user_products" DROP COLUMN "order_line";
  ALTER TABLE "user_products" DROP COLUMN "reminded_days";
  DROP TYPE "public"."enum_products_access_kind";
  DROP TYPE "public"."enum_products_access_from";
  DROP TYPE "public"."enum__products_v_version_access_kind";
  DROP TYPE "public"."enum__products_v_version_access_from";`)
}
