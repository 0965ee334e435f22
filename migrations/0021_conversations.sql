CREATE TABLE `conversation` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`brand_key` text NOT NULL,
	`hotel_no` integer NOT NULL,
	`agency_no` integer NOT NULL,
	`user_no` integer,
	`lead_no` integer,
	`client_first_name` text NOT NULL,
	`client_last_name` text NOT NULL,
	`amex_tier` text,
	`tls` text,
	`cc` text,
	`last_sequence` integer DEFAULT 0 NOT NULL,
	`last_message_at` integer NOT NULL,
	`origin` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`hotel_no`) REFERENCES `hotel`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agency_no`) REFERENCES `travel_agency`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `conversation_id_unique` ON `conversation` (`id`);--> statement-breakpoint
CREATE INDEX `conversation_agency` ON `conversation` (`agency_no`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversation_hotel` ON `conversation` (`hotel_no`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversation_time` ON `conversation` (`last_message_at`);--> statement-breakpoint
CREATE INDEX `conversation_lead` ON `conversation` (`lead_no`);--> statement-breakpoint
CREATE INDEX `conversation_user` ON `conversation` (`user_no`);--> statement-breakpoint
CREATE INDEX `conversation_client` ON `conversation` ("client_last_name" collate nocase,"client_first_name" collate nocase);--> statement-breakpoint
CREATE TABLE `conversation_member` (
	`conversation_no` integer NOT NULL,
	`user_no` integer NOT NULL,
	`party` text NOT NULL,
	`read_sequence` integer DEFAULT 0 NOT NULL,
	`unread_since` integer,
	`mailed_at` integer,
	`language` text,
	`origin` text,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`conversation_no`, `user_no`),
	FOREIGN KEY (`conversation_no`) REFERENCES `conversation`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_member_user` ON `conversation_member` (`user_no`,`unread_since`);--> statement-breakpoint
CREATE INDEX `conversation_member_due` ON `conversation_member` (`unread_since`) WHERE "unread_since" is not null and "mailed_at" is null;--> statement-breakpoint
CREATE TABLE `message` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`conversation_no` integer NOT NULL,
	`sequence` integer NOT NULL,
	`user_no` integer,
	`party` text NOT NULL,
	`kind` text NOT NULL,
	`event` text,
	`body` text,
	`client_key` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`conversation_no`) REFERENCES `conversation`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "message_event" CHECK(("message"."kind" = 'event') = ("message"."event" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_id_unique` ON `message` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_sequence` ON `message` (`conversation_no`,`sequence`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_client_key` ON `message` (`conversation_no`,`client_key`);--> statement-breakpoint
CREATE INDEX `message_user` ON `message` (`user_no`);--> statement-breakpoint
CREATE TABLE `message_attachment` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`message_no` integer NOT NULL,
	`position` integer NOT NULL,
	`store_key` text NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer,
	`height` integer,
	FOREIGN KEY (`message_no`) REFERENCES `message`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_attachment_id_unique` ON `message_attachment` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_attachment_store_key_unique` ON `message_attachment` (`store_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `message_attachment_place` ON `message_attachment` (`message_no`,`position`);--> statement-breakpoint
CREATE TABLE `rate_card` (
	`message_no` integer PRIMARY KEY NOT NULL,
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
	FOREIGN KEY (`message_no`) REFERENCES `message`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "rate_card_order" CHECK("rate_card"."check_in" < "rate_card"."check_out"),
	CONSTRAINT "rate_card_plan" CHECK("rate_card"."plan_id" is not null or "rate_card"."is_negotiated" = 1)
);
