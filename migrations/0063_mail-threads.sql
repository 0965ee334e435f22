CREATE TABLE `mail_thread` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`brand_key` text NOT NULL,
	`agency_no` integer NOT NULL,
	`proposal_no` integer,
	`client_token_hash` text NOT NULL,
	`agency_token_hash` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`proposal_no`) REFERENCES `proposal`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_id_unique` ON `mail_thread` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_client_token_hash_unique` ON `mail_thread` (`client_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_agency_token_hash_unique` ON `mail_thread` (`agency_token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_proposal` ON `mail_thread` (`proposal_no`);--> statement-breakpoint
CREATE INDEX `mail_thread_agency` ON `mail_thread` (`agency_no`);--> statement-breakpoint
CREATE TABLE `mail_thread_message` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`thread_no` integer NOT NULL,
	`brand_key` text NOT NULL,
	`agency_no` integer NOT NULL,
	`side` text NOT NULL,
	`way` text NOT NULL,
	`user_no` integer,
	`author` text NOT NULL,
	`other_address` text,
	`body` text NOT NULL,
	`quoted` text,
	`left_out` text,
	`is_cut` integer DEFAULT false NOT NULL,
	`is_held` integer DEFAULT false NOT NULL,
	`source_id` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`thread_no`) REFERENCES `mail_thread`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "mail_thread_side" CHECK("mail_thread_message"."side" in ('client','agency')),
	CONSTRAINT "mail_thread_way" CHECK("mail_thread_message"."way" in ('page','mail','app','api'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_message_id_unique` ON `mail_thread_message` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_message_source` ON `mail_thread_message` (`thread_no`,`source_id`);--> statement-breakpoint
CREATE INDEX `mail_thread_message_time` ON `mail_thread_message` (`thread_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `mail_thread_message_unread` ON `mail_thread_message` (`agency_no`,`thread_no`) WHERE "read_at" is null;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `thread_root` text;