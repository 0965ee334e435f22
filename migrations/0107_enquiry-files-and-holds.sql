CREATE TABLE `forgotten_file` (
	`store_key` text PRIMARY KEY NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `forgotten_file_since` ON `forgotten_file` (`since`);--> statement-breakpoint
CREATE TABLE `mail_thread_file` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`message_no` integer NOT NULL,
	`position` integer NOT NULL,
	`store_key` text NOT NULL,
	`file_name` text NOT NULL,
	`content_type` text NOT NULL,
	`bytes` integer NOT NULL,
	`mail_no` integer,
	FOREIGN KEY (`message_no`) REFERENCES `mail_thread_message`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`mail_no`) REFERENCES `mail_outbox`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_file_id_unique` ON `mail_thread_file` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_file_store_key_unique` ON `mail_thread_file` (`store_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `mail_thread_file_place` ON `mail_thread_file` (`message_no`,`position`);--> statement-breakpoint
CREATE INDEX `mail_thread_file_mail` ON `mail_thread_file` (`mail_no`);--> statement-breakpoint
CREATE TABLE `operator_notice_choice` (
	`user_no` integer NOT NULL,
	`notice_group` text NOT NULL,
	PRIMARY KEY(`user_no`, `notice_group`),
	FOREIGN KEY (`user_no`) REFERENCES `user`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `operator_notice_off` (
	`operator_no` integer NOT NULL,
	`notice_group` text NOT NULL,
	PRIMARY KEY(`operator_no`, `notice_group`),
	FOREIGN KEY (`operator_no`) REFERENCES `operator`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `night_block` ADD `enquiry_no` integer REFERENCES enquiry(no) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `night_block_enquiry` ON `night_block` (`enquiry_no`);--> statement-breakpoint
CREATE TRIGGER `mail_thread_file_forgotten` AFTER DELETE ON `mail_thread_file` BEGIN INSERT OR IGNORE INTO `forgotten_file` (`store_key`, `since`) VALUES (old.`store_key`, cast(unixepoch('subsec') * 1000 as integer)); END;
