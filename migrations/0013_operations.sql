CREATE TABLE `calendar_feed` (
	`no` integer PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_no` integer NOT NULL,
	`agency_no` integer NOT NULL,
	`reach` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed_token_hash_unique` ON `calendar_feed` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed_owner` ON `calendar_feed` (`user_no`,`reach`);--> statement-breakpoint
CREATE INDEX `calendar_feed_agency` ON `calendar_feed` (`agency_no`);--> statement-breakpoint
ALTER TABLE `crash_report` ADD `done_at` integer;--> statement-breakpoint
CREATE INDEX `crash_report_open` ON `crash_report` (`done_at`,`last_seen_at`);--> statement-breakpoint
ALTER TABLE `lead_event` ADD `note` text;--> statement-breakpoint
ALTER TABLE `lead_request` ADD `answer_note` text;--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit` (`actor`);--> statement-breakpoint
CREATE INDEX `audit_action` ON `audit` (`action`);--> statement-breakpoint
CREATE INDEX `lead_time` ON `lead` (`created_at`);--> statement-breakpoint
CREATE INDEX `lead_status_time` ON `lead` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `lead_commission` ON `lead` (`agency_no`,`commission_due_date`) WHERE "status" = 'confirmedBooking' and "commission_due_date" is not null;--> statement-breakpoint
CREATE INDEX `program_membership_status` ON `program_membership` (`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `travel_agency_name_nocase` ON `travel_agency` ("name" collate nocase);--> statement-breakpoint
CREATE INDEX `travel_agency_verification` ON `travel_agency` (`verification`);--> statement-breakpoint
CREATE INDEX `user_email` ON `user` (`email`);--> statement-breakpoint
CREATE INDEX `user_last_name` ON `user` ("last_name" collate nocase);