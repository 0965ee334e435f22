CREATE TABLE `lead_price_notice` (
	`no` integer PRIMARY KEY NOT NULL,
	`lead_no` integer NOT NULL,
	`from_minor` integer NOT NULL,
	`to_minor` integer NOT NULL,
	`ended_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lead_price_notice_rise" CHECK("lead_price_notice"."to_minor" > "lead_price_notice"."from_minor")
);
--> statement-breakpoint
CREATE INDEX `lead_price_notice_lead` ON `lead_price_notice` (`lead_no`,`created_at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_rate_card` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`message_no` integer NOT NULL,
	`position` integer NOT NULL,
	`room_id` text NOT NULL,
	`room_name` text NOT NULL,
	`plan_id` text,
	`rate_name` text NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`adults` integer NOT NULL,
	`children` integer NOT NULL,
	`children_ages` text NOT NULL,
	`payment_profile` text NOT NULL,
	`total_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`commission_percent` real,
	`is_negotiated` integer NOT NULL,
	`valid_until` integer NOT NULL,
	`taken_by` text,
	`taken_at` integer,
	`terms` text,
	`agency_price` text,
	`withdrawn_by` text,
	`withdrawn_at` integer,
	FOREIGN KEY (`message_no`) REFERENCES `message`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rate_card_order" CHECK("__new_rate_card"."check_in" < "__new_rate_card"."check_out"),
	CONSTRAINT "rate_card_plan" CHECK("__new_rate_card"."plan_id" is not null or "__new_rate_card"."is_negotiated" = 1)
);
--> statement-breakpoint
INSERT INTO `__new_rate_card`("no", "id", "message_no", "position", "room_id", "room_name", "plan_id", "rate_name", "check_in", "check_out", "adults", "children", "children_ages", "payment_profile", "total_minor", "currency", "commission_percent", "is_negotiated", "valid_until", "taken_by", "taken_at")
	SELECT "message_no", (SELECT "message"."id" FROM "message" WHERE "message"."no" = "rate_card"."message_no"), "message_no", 0, "room_id", "room_name", "plan_id", "rate_name", "check_in", "check_out", "adults", "children", "children_ages", "payment_profile", "total_minor", "currency", "commission_percent", "is_negotiated", "valid_until", "taken_by", "taken_at" FROM `rate_card`;--> statement-breakpoint
DROP TABLE `rate_card`;--> statement-breakpoint
ALTER TABLE `__new_rate_card` RENAME TO `rate_card`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `rate_card_id_unique` ON `rate_card` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `rate_card_place` ON `rate_card` (`message_no`,`position`);--> statement-breakpoint
ALTER TABLE `conversation` ADD `contact_no` integer REFERENCES user(no) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `conversation` ADD `hotel_contact_no` integer REFERENCES user(no) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `lead` ADD `is_price_watched` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `lead` ADD `price_checked_at` integer;--> statement-breakpoint
CREATE INDEX `lead_price_watch` ON `lead` (`price_checked_at`) WHERE "status" = 'interest' and "hotel_no" is not null and "deleted_at" is null and "is_price_watched" = 1;