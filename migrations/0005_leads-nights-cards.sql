CREATE TABLE `card` (
	`no` integer PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`brand_key` text NOT NULL,
	`key_id` text NOT NULL,
	`cipher` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_token_length" CHECK(length("card"."token") >= 32)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_token_unique` ON `card` (`token`);--> statement-breakpoint
CREATE INDEX `card_time` ON `card` (`created_at`);--> statement-breakpoint
CREATE TABLE `lead` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`brand_key` text NOT NULL,
	`status` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`language` text NOT NULL,
	`property_no` integer,
	`property_name` text NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`service_level` text NOT NULL,
	`pax` integer NOT NULL,
	`adults` integer,
	`children` integer,
	`children_ages` text,
	`pet_details` text,
	`client_first_name` text NOT NULL,
	`client_last_name` text NOT NULL,
	`client_nationality` text,
	`is_amex_card_member` integer DEFAULT false NOT NULL,
	`email` text,
	`phone` text,
	`address` text,
	`city` text,
	`country` text,
	`booking_reference` text,
	`client_reference` text,
	`comments` text,
	`payment_method` text,
	`currency` text NOT NULL,
	`subtotal_minor` integer,
	`card_fee_minor` integer,
	`total_minor` integer,
	`agreed_terms` text,
	`is_negotiated_price` integer DEFAULT false NOT NULL,
	`requests_price_discount` integer DEFAULT false NOT NULL,
	`rental_channel` text,
	`card_token` text,
	`card_brand` text,
	`card_last_four` text,
	`card_expiry` text,
	`consents` text,
	`created_by` text NOT NULL,
	`expires_at` integer,
	`queue_position` integer,
	`decided_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "lead_status_known" CHECK("lead"."status" in ('interest','requestedOption','confirmedOption','requestedBooking','confirmedBooking','declinedOption','declinedBooking','cancelledOption','cancelledBooking','expiredOption')),
	CONSTRAINT "lead_order" CHECK("lead"."check_in" < "lead"."check_out"),
	CONSTRAINT "lead_total" CHECK("lead"."total_minor" is "lead"."subtotal_minor" + "lead"."card_fee_minor"),
	CONSTRAINT "lead_card" CHECK("lead"."payment_method" is not 'credit_card' or "lead"."card_token" is not null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_id_unique` ON `lead` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lead_card_token_unique` ON `lead` (`card_token`);--> statement-breakpoint
CREATE INDEX `lead_brand_time` ON `lead` (`brand_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_property` ON `lead` (`property_no`,`check_in`);--> statement-breakpoint
CREATE INDEX `lead_expiry` ON `lead` (`status`,`expires_at`);--> statement-breakpoint
CREATE TABLE `lead_event` (
	`no` integer PRIMARY KEY NOT NULL,
	`lead_no` integer NOT NULL,
	`version` integer NOT NULL,
	`from_status` text,
	`to_status` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_event_version` ON `lead_event` (`lead_no`,`version`);--> statement-breakpoint
CREATE TABLE `property_night` (
	`property_no` integer NOT NULL,
	`night` text NOT NULL,
	`lead_no` integer NOT NULL,
	PRIMARY KEY(`property_no`, `night`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `property_night_lead` ON `property_night` (`lead_no`);--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `lead_no` integer REFERENCES `lead`(`no`) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `mail_outbox_lead` ON `mail_outbox` (`lead_no`);--> statement-breakpoint
ALTER TABLE `stay_rate` ADD `offered_status` text;