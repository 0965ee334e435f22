CREATE TABLE `lead_guest` (
	`lead_no` integer NOT NULL,
	`position` integer NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`age` integer,
	`room` text,
	`note` text,
	PRIMARY KEY(`lead_no`, `position`),
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lead_request` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`wish` text NOT NULL,
	`comments` text,
	`created_by` text NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_request_id_unique` ON `lead_request` (`id`);--> statement-breakpoint
CREATE INDEX `lead_request_lead` ON `lead_request` (`lead_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_request_open` ON `lead_request` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `email_domain` (
	`domain` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`brand_name` text
);
--> statement-breakpoint
CREATE TABLE `program` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`logo_src` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `program_id_unique` ON `program` (`id`);--> statement-breakpoint
CREATE TABLE `program_membership` (
	`agency_no` integer NOT NULL,
	`program_no` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	PRIMARY KEY(`agency_no`, `program_no`),
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`program_no`) REFERENCES `program`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `travel_agency` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`verification` text NOT NULL,
	`auto_invite_email_domain` text,
	`pinned_brand_key` text,
	`design_main` text,
	`design_accent_on_main` text,
	`design_theme` text,
	`design_logo_key` text,
	`billable_currency` text,
	`bank_currency` text,
	`bank_account` text,
	`referrer_name` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`pinned_brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "travel_agency_name_given" CHECK(length(trim("travel_agency"."name")) > 0),
	CONSTRAINT "travel_agency_domain" CHECK("travel_agency"."auto_invite_email_domain" is null or "travel_agency"."auto_invite_email_domain" like '_%._%')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `travel_agency_id_unique` ON `travel_agency` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `travel_agency_auto_invite_email_domain_unique` ON `travel_agency` (`auto_invite_email_domain`);--> statement-breakpoint
CREATE INDEX `travel_agency_name` ON `travel_agency` (`name`);--> statement-breakpoint
CREATE TABLE `session` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_no` integer NOT NULL,
	`acting_agency_no` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`acting_agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `session_user` ON `session` (`user_no`);--> statement-breakpoint
CREATE INDEX `session_expiry` ON `session` (`expires_at`);--> statement-breakpoint
CREATE TABLE `user` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`issuer` text NOT NULL,
	`subject` text NOT NULL,
	`email` text NOT NULL,
	`is_email_verified` integer DEFAULT false NOT NULL,
	`first_name` text,
	`last_name` text,
	`company` text,
	`role` text NOT NULL,
	`agency_no` integer,
	`hotel_id` text,
	`operator_no` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "user_role_known" CHECK("user"."role" in ('admin','agent','amex_lifestyleAgent','customer','operator','supervisorAgent'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_id_unique` ON `user` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_issuer_subject` ON `user` (`issuer`,`subject`);--> statement-breakpoint
CREATE INDEX `user_agency` ON `user` (`agency_no`);--> statement-breakpoint
ALTER TABLE `lead` ADD `agency_no` integer REFERENCES travel_agency(no);--> statement-breakpoint
ALTER TABLE `lead` ADD `user_no` integer REFERENCES user(no);--> statement-breakpoint
ALTER TABLE `lead` ADD `commission_percent` real;--> statement-breakpoint
ALTER TABLE `lead` ADD `commission_minor` integer;--> statement-breakpoint
ALTER TABLE `lead` ADD `commission_due_date` text;--> statement-breakpoint
ALTER TABLE `lead` ADD `commission_invoiced_at` integer;--> statement-breakpoint
ALTER TABLE `lead` ADD `commission_paid_at` integer;--> statement-breakpoint
ALTER TABLE `lead` ADD `commission_disputed_at` integer;--> statement-breakpoint
ALTER TABLE `lead` ADD `commission_dispute_reason` text;--> statement-breakpoint
ALTER TABLE `lead` ADD `markup_minor` integer;--> statement-breakpoint
ALTER TABLE `lead` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `lead_agency_time` ON `lead` (`agency_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_agency_status` ON `lead` (`agency_no`,`status`,`check_in`);--> statement-breakpoint
CREATE INDEX `lead_user` ON `lead` (`user_no`,`created_at`);