CREATE TABLE `rate_window` (
	`visitor` text NOT NULL,
	`starts_at` integer NOT NULL,
	`writes` integer NOT NULL,
	`allowed` integer NOT NULL,
	PRIMARY KEY(`visitor`, `starts_at`),
	CONSTRAINT "rate_window_allowed" CHECK("rate_window"."writes" <= "rate_window"."allowed")
);
--> statement-breakpoint
CREATE INDEX `rate_window_time` ON `rate_window` (`starts_at`);