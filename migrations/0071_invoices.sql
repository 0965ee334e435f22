CREATE TABLE `invoice` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`series` text NOT NULL,
	`year` integer NOT NULL,
	`sequence` integer NOT NULL,
	`number` text NOT NULL,
	`cause` text NOT NULL,
	`lead_no` integer NOT NULL,
	`brand_key` text NOT NULL,
	`payment_no` integer,
	`corrects_no` integer,
	`currency` text NOT NULL,
	`minor` integer NOT NULL,
	`vat_minor` integer NOT NULL,
	`tourist_tax_minor` integer NOT NULL,
	`issued_on` text NOT NULL,
	`content` text NOT NULL,
	`hash` text NOT NULL,
	`person` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_no`) REFERENCES `payment`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`corrects_no`) REFERENCES `invoice`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "invoice_kind_known" CHECK("invoice"."kind" in ('invoice','creditNote','receipt','reversal')),
	CONSTRAINT "invoice_amounts" CHECK("invoice"."minor" > 0 and "invoice"."vat_minor" >= 0 and "invoice"."tourist_tax_minor" >= 0),
	CONSTRAINT "invoice_of_payment" CHECK(("invoice"."kind" in ('receipt', 'reversal')) = ("invoice"."payment_no" is not null)),
	CONSTRAINT "invoice_corrects" CHECK(("invoice"."kind" in ('creditNote', 'reversal')) = ("invoice"."corrects_no" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_id_unique` ON `invoice` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_number_unique` ON `invoice` (`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_cause_unique` ON `invoice` (`cause`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_sequence` ON `invoice` (`series`,`year`,`sequence`);--> statement-breakpoint
CREATE INDEX `invoice_lead` ON `invoice` (`lead_no`,`no`);--> statement-breakpoint
CREATE INDEX `invoice_payment` ON `invoice` (`payment_no`);--> statement-breakpoint
CREATE INDEX `invoice_day` ON `invoice` (`issued_on`,`no`);--> statement-breakpoint
CREATE TABLE `invoice_key` (
	`invoice_no` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`kept_until` text NOT NULL,
	`erased_at` integer,
	FOREIGN KEY (`invoice_no`) REFERENCES `invoice`(`no`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_key_erased` ON `invoice_key` (`kept_until`) WHERE "erased_at" is not null;--> statement-breakpoint
CREATE TABLE `invoice_recipient` (
	`lead_no` integer PRIMARY KEY NOT NULL,
	`company` text NOT NULL,
	`vat_id` text NOT NULL,
	`street` text NOT NULL,
	`postal_code` text NOT NULL,
	`town` text NOT NULL,
	`country_code` text NOT NULL,
	`buyer_reference` text,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
-- These name the table, and would keep it from being renamed.
DROP TRIGGER `ledger_transfer_accounts`;--> statement-breakpoint
DROP TRIGGER `ledger_transfer_balances`;--> statement-breakpoint
CREATE TABLE `__new_ledger_account` (
	`no` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`party` text NOT NULL,
	`currency` text NOT NULL,
	`debit_minor` integer DEFAULT 0 NOT NULL,
	`credit_minor` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_kind_known" CHECK("__new_ledger_account"."kind" in ('client','operator','hotel','agency','bank','card','cardFee','bankFee','deposit','waived','touristTax'))
);
--> statement-breakpoint
INSERT INTO `__new_ledger_account`("no", "kind", "party", "currency", "debit_minor", "credit_minor") SELECT "no", "kind", "party", "currency", "debit_minor", "credit_minor" FROM `ledger_account`;--> statement-breakpoint
DROP TABLE `ledger_account`;--> statement-breakpoint
ALTER TABLE `__new_ledger_account` RENAME TO `ledger_account`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_account_party` ON `ledger_account` (`kind`,`party`,`currency`);--> statement-breakpoint
CREATE INDEX `ledger_account_credit` ON `ledger_account` (`currency`,`party`,`credit_minor`,`debit_minor`) WHERE "kind" = 'client' and "credit_minor" > "debit_minor";--> statement-breakpoint
ALTER TABLE `operator` ADD `legal_name` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `street` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `postal_code` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `town` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `country_code` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `vat_id` text;--> statement-breakpoint
ALTER TABLE `operator` ADD `vat_percent` real;;
--> statement-breakpoint
-- A transfer is added to both of its accounts, which have its currency.
CREATE TRIGGER `ledger_transfer_accounts` BEFORE INSERT ON `ledger_transfer`
WHEN (select count(*) from ledger_account where no in (new.debit_no, new.credit_no) and currency = new.currency) <> 2
BEGIN SELECT raise(abort, 'a transfer between accounts of other currencies'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_balances` AFTER INSERT ON `ledger_transfer` BEGIN
	update ledger_account set debit_minor = debit_minor + new.minor where no = new.debit_no;
	update ledger_account set credit_minor = credit_minor + new.minor where no = new.credit_no;
END;
--> statement-breakpoint
-- A movement of an account is one of its kind.
CREATE TRIGGER `ledger_account_sum` AFTER UPDATE OF `debit_minor`, `credit_minor` ON `ledger_account` BEGIN
	insert into ledger_sum values (new.kind, new.currency, new.debit_minor - old.debit_minor, new.credit_minor - old.credit_minor)
		on conflict do update set debit_minor = debit_minor + excluded.debit_minor, credit_minor = credit_minor + excluded.credit_minor;
END;
--> statement-breakpoint
CREATE TRIGGER `invoice_next_number` BEFORE INSERT ON `invoice`
WHEN new.sequence <> (select coalesce(max(sequence), 0) + 1 from invoice where series = new.series and year = new.year)
BEGIN SELECT raise(abort, 'not the next number of the series'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_unchanged` BEFORE UPDATE ON `invoice` BEGIN SELECT raise(abort, 'an invoice is taken back, never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_kept` BEFORE DELETE ON `invoice` BEGIN SELECT raise(abort, 'an invoice is taken back, never deleted'); END;
