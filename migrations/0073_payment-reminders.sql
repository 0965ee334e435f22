CREATE TABLE `payment_reminder` (
	`no` integer PRIMARY KEY NOT NULL,
	`lead_no` integer NOT NULL,
	`due_date` text NOT NULL,
	`kind` text NOT NULL,
	`receiver` text NOT NULL,
	`open_minor` integer NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "payment_reminder_kind_known" CHECK("payment_reminder"."kind" in ('ahead','late','last')),
	CONSTRAINT "payment_reminder_receiver_known" CHECK("payment_reminder"."receiver" in ('client','agent'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_reminder_once` ON `payment_reminder` (`lead_no`,`due_date`,`kind`);--> statement-breakpoint
CREATE TABLE `payment_reminder_stop` (
	`lead_no` integer PRIMARY KEY NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
