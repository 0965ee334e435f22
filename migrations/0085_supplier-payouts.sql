CREATE TABLE `supplier_payout` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`run_no` integer NOT NULL,
	`supplier_no` integer NOT NULL,
	`minor` integer NOT NULL,
	`account_end` text,
	`advice_hash` text,
	FOREIGN KEY (`run_no`) REFERENCES `payout_run`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`supplier_no`) REFERENCES `concierge_supplier`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supplier_payout_amount" CHECK("supplier_payout"."minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_payout_id_unique` ON `supplier_payout` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_payout_advice_hash_unique` ON `supplier_payout` (`advice_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_payout_once` ON `supplier_payout` (`run_no`,`supplier_no`);--> statement-breakpoint
CREATE TABLE `supplier_payout_item` (
	`no` integer PRIMARY KEY NOT NULL,
	`payout_no` integer NOT NULL,
	`job_no` integer NOT NULL,
	`minor` integer NOT NULL,
	`is_discarded` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`payout_no`) REFERENCES `supplier_payout`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_no`) REFERENCES `concierge_job`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "supplier_payout_item_amount" CHECK("supplier_payout_item"."minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `supplier_payout_item_once` ON `supplier_payout_item` (`job_no`) WHERE "is_discarded" = 0;--> statement-breakpoint
CREATE INDEX `supplier_payout_item_payout` ON `supplier_payout_item` (`payout_no`);--> statement-breakpoint
ALTER TABLE `concierge_job` ADD `supplier_paid_on` text;--> statement-breakpoint
ALTER TABLE `concierge_job` ADD `payment_held_at` integer;--> statement-breakpoint
ALTER TABLE `concierge_job` ADD `payment_held_reason` text;--> statement-breakpoint
CREATE INDEX `concierge_job_unpaid` ON `concierge_job` (`brand_key`,`currency`,`supplier_no`) WHERE "owed_net_minor" > 0 and "supplier_paid_on" is null and "state" in ('done', 'cancelled');--> statement-breakpoint
ALTER TABLE `concierge_supplier` ADD `bank_account` text;--> statement-breakpoint
ALTER TABLE `concierge_supplier` ADD `bank_end` text;