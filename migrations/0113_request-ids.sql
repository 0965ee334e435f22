ALTER TABLE `audit` ADD `request_id` text;--> statement-breakpoint
ALTER TABLE `crash_report` ADD `request_id` text;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `request_id` text;