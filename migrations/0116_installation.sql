CREATE TABLE `installation` (
	`no` integer PRIMARY KEY NOT NULL,
	`is_test` integer DEFAULT false NOT NULL,
	CONSTRAINT "installation_one" CHECK("installation"."no" = 1)
);
--> statement-breakpoint
INSERT INTO `installation` (`no`, `is_test`) VALUES (1, 0);
