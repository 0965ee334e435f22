CREATE TABLE `payout_currency` (
	`code` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`alternatives` text NOT NULL
);
