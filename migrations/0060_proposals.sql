CREATE TABLE `proposal` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`brand_key` text NOT NULL,
	`agency_no` integer NOT NULL,
	`user_no` integer NOT NULL,
	`state` text DEFAULT 'draft' NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`language` text NOT NULL,
	`client_first_name` text NOT NULL,
	`client_last_name` text NOT NULL,
	`client_email` text,
	`title` text DEFAULT '' NOT NULL,
	`greeting` text DEFAULT '' NOT NULL,
	`valid_until` integer NOT NULL,
	`on_approval` text DEFAULT 'tell' NOT NULL,
	`first_choice_no` integer,
	`sent_version` integer,
	`sent_revision` integer,
	`sent_at` integer,
	`person_key` text,
	`openings` integer DEFAULT 0 NOT NULL,
	`last_opened_at` integer,
	`approved_no` integer,
	`approved_by` text,
	`decided_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`first_choice_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`approved_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "proposal_state_known" CHECK("proposal"."state" in ('draft','sent','opened','approved','declined','expired','withdrawn')),
	CONSTRAINT "proposal_sent" CHECK(("proposal"."state" = 'draft') = ("proposal"."sent_version" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_id_unique` ON `proposal` (`id`);--> statement-breakpoint
CREATE INDEX `proposal_agency_time` ON `proposal` (`agency_no`,`updated_at`);--> statement-breakpoint
CREATE INDEX `proposal_user` ON `proposal` (`user_no`,`updated_at`);--> statement-breakpoint
CREATE INDEX `proposal_validity` ON `proposal` (`valid_until`) WHERE "state" in ('sent', 'opened');--> statement-breakpoint
CREATE INDEX `proposal_email` ON `proposal` ("client_email" collate nocase);--> statement-breakpoint
CREATE INDEX `proposal_last_name` ON `proposal` (`agency_no`,"client_last_name" collate nocase);--> statement-breakpoint
CREATE TABLE `proposal_event` (
	`no` integer PRIMARY KEY NOT NULL,
	`proposal_no` integer NOT NULL,
	`revision` integer,
	`kind` text NOT NULL,
	`version` integer,
	`actor` text NOT NULL,
	`lead_no` integer,
	`note` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`proposal_no`) REFERENCES `proposal`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_event_revision` ON `proposal_event` (`proposal_no`,`revision`);--> statement-breakpoint
CREATE INDEX `proposal_event_time` ON `proposal_event` (`proposal_no`,`created_at`);--> statement-breakpoint
CREATE TABLE `proposal_link` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`proposal_no` integer NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`proposal_no`) REFERENCES `proposal`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_link_id_unique` ON `proposal_link` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_link_token_hash_unique` ON `proposal_link` (`token_hash`);--> statement-breakpoint
CREATE INDEX `proposal_link_proposal` ON `proposal_link` (`proposal_no`);--> statement-breakpoint
CREATE TABLE `proposal_option` (
	`no` integer PRIMARY KEY NOT NULL,
	`proposal_no` integer NOT NULL,
	`lead_no` integer NOT NULL,
	`position` integer NOT NULL,
	`markup_kind` text DEFAULT 'amount' NOT NULL,
	`markup` integer DEFAULT 0 NOT NULL,
	`price_minor` integer,
	`reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`proposal_no`) REFERENCES `proposal`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_option_lead` ON `proposal_option` (`proposal_no`,`lead_no`);--> statement-breakpoint
CREATE INDEX `proposal_option_of_lead` ON `proposal_option` (`lead_no`);--> statement-breakpoint
CREATE TABLE `proposal_version` (
	`no` integer PRIMARY KEY NOT NULL,
	`proposal_no` integer NOT NULL,
	`number` integer NOT NULL,
	`snapshot` text NOT NULL,
	`hash` text NOT NULL,
	`basis` text NOT NULL,
	`person` text NOT NULL,
	`sent_at` integer NOT NULL,
	`user_no` integer NOT NULL,
	FOREIGN KEY (`proposal_no`) REFERENCES `proposal`(`no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_version_number` ON `proposal_version` (`proposal_no`,`number`);--> statement-breakpoint
CREATE INDEX `proposal_version_hash` ON `proposal_version` (`hash`);
--> statement-breakpoint
CREATE TRIGGER `proposal_version_unchanged` BEFORE UPDATE ON `proposal_version` BEGIN SELECT raise(abort, 'a version that was sent is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `proposal_version_kept` BEFORE DELETE ON `proposal_version` BEGIN SELECT raise(abort, 'a version that was sent is never deleted'); END;
