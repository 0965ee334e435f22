CREATE TABLE `card_payout` (
	`no` integer PRIMARY KEY NOT NULL,
	`entry_no` integer NOT NULL,
	`round` integer NOT NULL,
	`brand_key` text NOT NULL,
	`currency` text NOT NULL,
	`minor` integer NOT NULL,
	`fee_minor` integer NOT NULL,
	`transfer_no` integer NOT NULL,
	`fee_transfer_no` integer,
	`reversed_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`entry_no`) REFERENCES `bank_entry`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`transfer_no`) REFERENCES `ledger_transfer`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`fee_transfer_no`) REFERENCES `ledger_transfer`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "card_payout_amounts" CHECK("card_payout"."minor" > 0 and "card_payout"."fee_minor" >= 0),
	CONSTRAINT "card_payout_fee" CHECK(("card_payout"."fee_minor" = 0) = ("card_payout"."fee_transfer_no" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_payout_entry` ON `card_payout` (`entry_no`,`round`);