CREATE TABLE `frontend_log` (
	`no` integer PRIMARY KEY NOT NULL,
	`brand_key` text NOT NULL,
	`session_id` text NOT NULL,
	`msg` text NOT NULL,
	`data` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE INDEX `frontend_log_session` ON `frontend_log` (`session_id`);--> statement-breakpoint
CREATE INDEX `frontend_log_time` ON `frontend_log` (`created_at`);