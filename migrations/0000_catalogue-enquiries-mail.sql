CREATE TABLE `audit` (
	`no` integer PRIMARY KEY NOT NULL,
	`brand_key` text NOT NULL,
	`actor` text NOT NULL,
	`action` text NOT NULL,
	`subject_id` text NOT NULL,
	`detail` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit` (`subject_id`);--> statement-breakpoint
CREATE INDEX `audit_brand_time` ON `audit` (`brand_key`,`created_at`);--> statement-breakpoint
CREATE TABLE `brand` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`team_email` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `crash_report` (
	`no` integer PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`origin` text NOT NULL,
	`error` text NOT NULL,
	`location` text,
	`has_reloaded` integer,
	`count` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`last_seen_at` integer NOT NULL,
	`notified_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crash_report_fingerprint_unique` ON `crash_report` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `crash_report_last_seen` ON `crash_report` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `enquiry` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`brand_key` text NOT NULL,
	`kind` text NOT NULL,
	`state` text DEFAULT 'new' NOT NULL,
	`language` text NOT NULL,
	`property_no` integer,
	`property_name` text,
	`subject` text NOT NULL,
	`full_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`city` text,
	`check_in` text,
	`check_out` text,
	`service_level` text,
	`adults` integer,
	`children` integer,
	`children_ages` text,
	`message` text,
	`details` text,
	`has_accepted_privacy` integer NOT NULL,
	`has_accepted_contact` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "enquiry_order" CHECK("enquiry"."check_in" is null or "enquiry"."check_out" is null or "enquiry"."check_in" < "enquiry"."check_out")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiry_id_unique` ON `enquiry` (`id`);--> statement-breakpoint
CREATE INDEX `enquiry_brand_time` ON `enquiry` (`brand_key`,`created_at`);--> statement-breakpoint
CREATE INDEX `enquiry_property` ON `enquiry` (`property_no`);--> statement-breakpoint
CREATE TABLE `facility` (
	`no` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`bit` integer NOT NULL,
	`position` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	CONSTRAINT "facility_bit_range" CHECK("facility"."bit" >= 0 and "facility"."bit" < 52)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `facility_key_unique` ON `facility` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `facility_bit_unique` ON `facility` (`bit`);--> statement-breakpoint
CREATE TABLE `idempotency_key` (
	`scope` text NOT NULL,
	`key` text NOT NULL,
	`body_hash` text NOT NULL,
	`result_id` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`scope`, `key`, `body_hash`)
);
--> statement-breakpoint
CREATE INDEX `idempotency_time` ON `idempotency_key` (`created_at`);--> statement-breakpoint
CREATE TABLE `mail_outbox` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`message_id` text NOT NULL,
	`brand_key` text NOT NULL,
	`kind` text NOT NULL,
	`enquiry_no` integer,
	`from_name` text NOT NULL,
	`from_address` text NOT NULL,
	`to_address` text NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`html` text NOT NULL,
	`plain_text` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`lease_until` integer,
	`lease_token` text,
	`data_started_at` integer,
	`last_error` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`enquiry_no`) REFERENCES `enquiry`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "mail_state" CHECK("mail_outbox"."state" in ('pending','sending','sent','uncertain','dead'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_outbox_id_unique` ON `mail_outbox` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_outbox_message_id_unique` ON `mail_outbox` (`message_id`);--> statement-breakpoint
CREATE INDEX `mail_outbox_due` ON `mail_outbox` (`state`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mail_outbox_enquiry` ON `mail_outbox` (`enquiry_no`);--> statement-breakpoint
CREATE TABLE `newsletter_subscription` (
	`no` integer PRIMARY KEY NOT NULL,
	`brand_key` text NOT NULL,
	`email` text NOT NULL,
	`full_name` text NOT NULL,
	`language` text NOT NULL,
	`state` text DEFAULT 'unconfirmed' NOT NULL,
	`token_hash` text NOT NULL,
	`consent_version` text NOT NULL,
	`consented_at` integer NOT NULL,
	`confirmed_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscription_token_hash_unique` ON `newsletter_subscription` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_email` ON `newsletter_subscription` (`brand_key`,`email`);--> statement-breakpoint
CREATE TABLE `cancellation_term` (
	`operator_no` integer NOT NULL,
	`days_before_check_in` integer NOT NULL,
	`refund_ratio` real NOT NULL,
	PRIMARY KEY(`operator_no`, `days_before_check_in`),
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "cancellation_refund_ratio" CHECK("cancellation_term"."refund_ratio" >= 0 and "cancellation_term"."refund_ratio" <= 1)
);
--> statement-breakpoint
CREATE TABLE `operator` (
	`no` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`time_zone` text DEFAULT 'Europe/Zurich' NOT NULL,
	`credit_card_fee_ratio` real,
	`prepayment_ratio` real,
	`accepts_credit_card` integer DEFAULT true NOT NULL,
	`accepts_bank_transfer` integer DEFAULT true NOT NULL,
	`security_deposit_minor` integer,
	`security_deposit_currency` text,
	`security_deposit_type` text,
	`commission_percent` real,
	`terms_en` text,
	`terms_de` text,
	CONSTRAINT "operator_fee_ratio" CHECK("operator"."credit_card_fee_ratio" is null or "operator"."credit_card_fee_ratio" < 1),
	CONSTRAINT "operator_prepayment_ratio" CHECK("operator"."prepayment_ratio" is null or ("operator"."prepayment_ratio" >= 0 and "operator"."prepayment_ratio" <= 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `operator_key_unique` ON `operator` (`key`);--> statement-breakpoint
CREATE TABLE `payment_term` (
	`operator_no` integer NOT NULL,
	`days_before_check_in` integer NOT NULL,
	`payment_ratio` real NOT NULL,
	PRIMARY KEY(`operator_no`, `days_before_check_in`),
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_ratio_range" CHECK("payment_term"."payment_ratio" > 0 and "payment_term"."payment_ratio" <= 1)
);
--> statement-breakpoint
CREATE TABLE `floorplan` (
	`property_no` integer NOT NULL,
	`position` integer NOT NULL,
	`picture_hash` text NOT NULL,
	`file` text NOT NULL,
	`label_en` text NOT NULL,
	`label_de` text NOT NULL,
	`area_sqm` integer,
	PRIMARY KEY(`property_no`, `position`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_hash`) REFERENCES `picture`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `floorplan_hash` ON `floorplan` (`picture_hash`);--> statement-breakpoint
CREATE TABLE `picture` (
	`hash` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`dominant_colour` text NOT NULL,
	`source_type` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `property_picture` (
	`property_no` integer NOT NULL,
	`position` integer NOT NULL,
	`picture_hash` text NOT NULL,
	`file` text NOT NULL,
	`shows` text DEFAULT 'other' NOT NULL,
	`is_mirrored` integer DEFAULT false NOT NULL,
	`object_position` text,
	`alt_en` text,
	`alt_de` text,
	PRIMARY KEY(`property_no`, `position`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`picture_hash`) REFERENCES `picture`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `property_picture_hash` ON `property_picture` (`picture_hash`);--> statement-breakpoint
CREATE TABLE `place` (
	`no` integer PRIMARY KEY NOT NULL,
	`country_code` text NOT NULL,
	`slug` text NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	`parent_no` integer,
	`latitude` real,
	`longitude` real,
	`elevation_m` integer,
	CONSTRAINT "place_country_known" CHECK("place"."country_code" in ('AT','CH','FR','IT'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `place_slug` ON `place` (`country_code`,`slug`);--> statement-breakpoint
CREATE INDEX `place_parent` ON `place` (`parent_no`);--> statement-breakpoint
CREATE TABLE `sector` (
	`no` integer PRIMARY KEY NOT NULL,
	`place_no` integer NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`place_no`) REFERENCES `place`(`no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sector_name` ON `sector` (`place_no`,`name`);--> statement-breakpoint
CREATE TABLE `property` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`key` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`property_type` text NOT NULL,
	`place_no` integer NOT NULL,
	`sector_no` integer,
	`operator_no` integer,
	`bedrooms` integer,
	`bathrooms` integer,
	`beds_adults` integer,
	`beds_children` integer,
	`area_sqm` integer,
	`floors` integer,
	`pets` text,
	`currency` text NOT NULL,
	`price_from_minor` integer,
	`latitude` real,
	`longitude` real,
	`registration_number` text,
	`source` text,
	`alternative_of_no` integer,
	`rank` integer DEFAULT 1000 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`place_no`) REFERENCES `place`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sector_no`) REFERENCES `sector`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "property_type_known" CHECK("property"."property_type" in ('chalet','apartment','villa')),
	CONSTRAINT "property_currency_known" CHECK("property"."currency" in ('EUR','CHF','GBP','USD'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `property_id_unique` ON `property` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `property_key_unique` ON `property` (`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `property_slug` ON `property` (`place_no`,`property_type`,`slug`);--> statement-breakpoint
CREATE INDEX `property_operator` ON `property` (`operator_no`);--> statement-breakpoint
CREATE TABLE `property_distance` (
	`property_no` integer NOT NULL,
	`position` integer NOT NULL,
	`to_en` text NOT NULL,
	`to_de` text NOT NULL,
	`metres` integer NOT NULL,
	PRIMARY KEY(`property_no`, `position`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `property_equipment` (
	`property_no` integer NOT NULL,
	`position` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	PRIMARY KEY(`property_no`, `position`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `property_facility` (
	`property_no` integer NOT NULL,
	`facility_no` integer NOT NULL,
	PRIMARY KEY(`property_no`, `facility_no`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`facility_no`) REFERENCES `facility`(`no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `property_highlight` (
	`property_no` integer NOT NULL,
	`position` integer NOT NULL,
	`file` text,
	`title_en` text NOT NULL,
	`title_de` text NOT NULL,
	`text_en` text,
	`text_de` text,
	PRIMARY KEY(`property_no`, `position`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `property_service` (
	`property_no` integer NOT NULL,
	`service_level` text NOT NULL,
	`position` integer NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	`availability` text DEFAULT 'included' NOT NULL,
	PRIMARY KEY(`property_no`, `service_level`, `position`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `property_text` (
	`property_no` integer NOT NULL,
	`language` text NOT NULL,
	`summary` text NOT NULL,
	`general_markdown` text NOT NULL,
	`information_markdown` text,
	`location_markdown` text,
	PRIMARY KEY(`property_no`, `language`),
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `catalogue_version` (
	`no` integer PRIMARY KEY NOT NULL,
	`published_at` integer NOT NULL,
	`note` text
);
--> statement-breakpoint
CREATE TABLE `exchange_rate` (
	`currency` text PRIMARY KEY NOT NULL,
	`eur_per_unit_millionths` integer NOT NULL,
	`as_of` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `property_facet` (
	`property_no` integer PRIMARY KEY NOT NULL,
	`country_code` text NOT NULL,
	`place_no` integer NOT NULL,
	`sector_no` integer,
	`property_type` integer NOT NULL,
	`bedrooms` integer,
	`beds_adults` integer,
	`beds_total` integer,
	`allows_pets` integer NOT NULL,
	`level_mask` integer NOT NULL,
	`facility_mask` integer NOT NULL,
	`price_from_eur_minor` integer,
	`rank` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `property_facet_place` ON `property_facet` (`place_no`,`rank`,`property_no`);--> statement-breakpoint
CREATE INDEX `property_facet_country` ON `property_facet` (`country_code`,`rank`,`property_no`);--> statement-breakpoint
CREATE TABLE `suggestion` (
	`no` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`label_en` text NOT NULL,
	`label_de` text NOT NULL,
	`country_code` text NOT NULL,
	`place_no` integer,
	`property_no` integer,
	`weight` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stay` (
	`no` integer PRIMARY KEY NOT NULL,
	`property_no` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	FOREIGN KEY (`property_no`) REFERENCES `property`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stay_order" CHECK("stay"."check_in" < "stay"."check_out")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stay_period` ON `stay` (`property_no`,`check_in`,`check_out`);--> statement-breakpoint
CREATE TABLE `stay_rate` (
	`stay_no` integer NOT NULL,
	`level` integer NOT NULL,
	`property_no` integer NOT NULL,
	`place_no` integer NOT NULL,
	`check_in` text NOT NULL,
	`check_out` text NOT NULL,
	`status` text NOT NULL,
	`price_minor` integer,
	`price_eur_minor` integer,
	PRIMARY KEY(`stay_no`, `level`),
	FOREIGN KEY (`stay_no`) REFERENCES `stay`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "stay_rate_level" CHECK("stay_rate"."level" between 0 and 2),
	CONSTRAINT "stay_rate_status" CHECK("stay_rate"."status" in ('available','on_request','sold')),
	CONSTRAINT "stay_rate_price" CHECK("stay_rate"."price_minor" is null or "stay_rate"."price_minor" > 0)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `stay_rate_search` ON `stay_rate` (`place_no`,`check_in`,`check_out`,`property_no`,`level`,`status`,`price_minor`,`price_eur_minor`);--> statement-breakpoint
CREATE INDEX `stay_rate_property` ON `stay_rate` (`property_no`,`check_in`);