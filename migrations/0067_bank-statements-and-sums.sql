CREATE TABLE `bank_entry` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`statement_no` integer NOT NULL,
	`iban` text NOT NULL,
	`key` text NOT NULL,
	`position` integer NOT NULL,
	`currency` text NOT NULL,
	`minor` integer NOT NULL,
	`booking_date` text NOT NULL,
	`value_date` text,
	`is_reversal` integer NOT NULL,
	`return_reason` text,
	`bank_reference` text,
	`end_to_end_id` text,
	`creditor_references` text NOT NULL,
	`text` text NOT NULL,
	`bank_text` text,
	`name` text,
	`other_iban` text,
	`ultimate_name` text,
	`bank_code` text,
	`state` text DEFAULT 'open' NOT NULL,
	`round` integer DEFAULT 0 NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`reason` text,
	FOREIGN KEY (`statement_no`) REFERENCES `bank_statement`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "bank_entry_state_known" CHECK("bank_entry"."state" in ('open','booked','ignored')),
	CONSTRAINT "bank_entry_decided_by" CHECK(("bank_entry"."state" = 'open') = ("bank_entry"."decided_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_entry_id_unique` ON `bank_entry` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_entry_key` ON `bank_entry` (`iban`,`currency`,`key`);--> statement-breakpoint
CREATE INDEX `bank_entry_statement` ON `bank_entry` (`statement_no`,`position`);--> statement-breakpoint
CREATE INDEX `bank_entry_open` ON `bank_entry` (`statement_no`,`no`) WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX `bank_entry_decided` ON `bank_entry` (`decided_at`) WHERE "decided_at" is not null;--> statement-breakpoint
CREATE TABLE `bank_statement` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`iban` text NOT NULL,
	`currency` text NOT NULL,
	`statement_id` text NOT NULL,
	`file_name` text NOT NULL,
	`opening_minor` integer NOT NULL,
	`opening_day` text NOT NULL,
	`closing_minor` integer NOT NULL,
	`closing_day` text NOT NULL,
	`entry_count` integer NOT NULL,
	`pending_count` integer NOT NULL,
	`imported_by` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_statement_id_unique` ON `bank_statement` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `bank_statement_name` ON `bank_statement` (`iban`,`currency`,`statement_id`,`closing_day`);--> statement-breakpoint
CREATE INDEX `bank_statement_day` ON `bank_statement` (`closing_day`,`no`);--> statement-breakpoint
CREATE TABLE `ledger_sum` (
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`debit_minor` integer NOT NULL,
	`credit_minor` integer NOT NULL,
	PRIMARY KEY(`kind`, `currency`)
);
--> statement-breakpoint
CREATE TABLE `instalment_sum` (
	`due_date` text NOT NULL,
	`brand_key` text NOT NULL,
	`currency` text NOT NULL,
	`open_count` integer NOT NULL,
	`open_minor` integer NOT NULL,
	`partly_count` integer NOT NULL,
	`settled_count` integer NOT NULL,
	PRIMARY KEY(`due_date`, `brand_key`, `currency`)
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
	CONSTRAINT "ledger_account_kind_known" CHECK("__new_ledger_account"."kind" in ('client','operator','hotel','agency','bank','card','cardFee','bankFee','deposit','waived'))
);
--> statement-breakpoint
INSERT INTO `__new_ledger_account`("no", "kind", "party", "currency", "debit_minor", "credit_minor") SELECT "no", "kind", "party", "currency", "debit_minor", "credit_minor" FROM `ledger_account`;--> statement-breakpoint
DROP TABLE `ledger_account`;--> statement-breakpoint
ALTER TABLE `__new_ledger_account` RENAME TO `ledger_account`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_account_party` ON `ledger_account` (`kind`,`party`,`currency`);--> statement-breakpoint
CREATE INDEX `ledger_account_credit` ON `ledger_account` (`currency`,`party`,`credit_minor`,`debit_minor`) WHERE "kind" = 'client' and "credit_minor" > "debit_minor";--> statement-breakpoint
DROP INDEX `ledger_transfer_debit`;--> statement-breakpoint
DROP INDEX `ledger_transfer_credit`;--> statement-breakpoint
CREATE INDEX `ledger_transfer_debit` ON `ledger_transfer` (`debit_no`,`day`,`no`);--> statement-breakpoint
CREATE INDEX `ledger_transfer_credit` ON `ledger_transfer` (`credit_no`,`day`,`no`);--> statement-breakpoint
ALTER TABLE `payment` ADD `fee_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `instalment_due` ON `instalment` (`due_date`,`no`) WHERE "minor" > "received_minor" + "waived_minor";--> statement-breakpoint
CREATE INDEX `instalment_partly` ON `instalment` (`due_date`,`no`) WHERE "received_minor" > 0 and "minor" > "received_minor" + "waived_minor";--> statement-breakpoint
CREATE INDEX `instalment_settled` ON `instalment` (`due_date`,`no`) WHERE "minor" = "received_minor" + "waived_minor";
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
INSERT INTO `instalment_sum` SELECT due_date, brand_key, currency, sum(minor > received_minor + waived_minor), sum(minor - received_minor - waived_minor),
	sum(received_minor > 0 and minor > received_minor + waived_minor), sum(minor = received_minor + waived_minor) FROM `instalment` GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO `ledger_sum` SELECT kind, currency, sum(debit_minor), sum(credit_minor) FROM `ledger_account` GROUP BY 1, 2;
--> statement-breakpoint
-- What is open of the day of an instalment.
CREATE TRIGGER `instalment_sum_insert` AFTER INSERT ON `instalment` BEGIN
	insert into instalment_sum select new.due_date, new.brand_key, new.currency, new.minor > new.received_minor + new.waived_minor,
			new.minor - new.received_minor - new.waived_minor, new.received_minor > 0 and new.minor > new.received_minor + new.waived_minor,
			new.minor = new.received_minor + new.waived_minor where true
		on conflict do update set open_count = open_count + excluded.open_count, open_minor = open_minor + excluded.open_minor,
			partly_count = partly_count + excluded.partly_count, settled_count = settled_count + excluded.settled_count;
END;
--> statement-breakpoint
-- What is open of the days of an instalment before and after a change.
CREATE TRIGGER `instalment_sum_update` AFTER UPDATE ON `instalment`
WHEN old.due_date <> new.due_date or old.brand_key <> new.brand_key or old.currency <> new.currency or old.minor <> new.minor
	or old.received_minor <> new.received_minor or old.waived_minor <> new.waived_minor
BEGIN
	update instalment_sum set open_count = open_count - (old.minor > old.received_minor + old.waived_minor),
		open_minor = open_minor - (old.minor - old.received_minor - old.waived_minor),
		partly_count = partly_count - (old.received_minor > 0 and old.minor > old.received_minor + old.waived_minor),
		settled_count = settled_count - (old.minor = old.received_minor + old.waived_minor)
		where due_date = old.due_date and brand_key = old.brand_key and currency = old.currency;
	insert into instalment_sum select new.due_date, new.brand_key, new.currency, new.minor > new.received_minor + new.waived_minor,
			new.minor - new.received_minor - new.waived_minor, new.received_minor > 0 and new.minor > new.received_minor + new.waived_minor,
			new.minor = new.received_minor + new.waived_minor where true
		on conflict do update set open_count = open_count + excluded.open_count, open_minor = open_minor + excluded.open_minor,
			partly_count = partly_count + excluded.partly_count, settled_count = settled_count + excluded.settled_count;
END;
--> statement-breakpoint
-- What is no longer open of the day of an instalment that is gone.
CREATE TRIGGER `instalment_sum_delete` AFTER DELETE ON `instalment` BEGIN
	update instalment_sum set open_count = open_count - (old.minor > old.received_minor + old.waived_minor),
		open_minor = open_minor - (old.minor - old.received_minor - old.waived_minor),
		partly_count = partly_count - (old.received_minor > 0 and old.minor > old.received_minor + old.waived_minor),
		settled_count = settled_count - (old.minor = old.received_minor + old.waived_minor)
		where due_date = old.due_date and brand_key = old.brand_key and currency = old.currency;
END;
--> statement-breakpoint
-- A movement of an account is one of its kind.
CREATE TRIGGER `ledger_account_sum` AFTER UPDATE OF `debit_minor`, `credit_minor` ON `ledger_account` BEGIN
	insert into ledger_sum values (new.kind, new.currency, new.debit_minor - old.debit_minor, new.credit_minor - old.credit_minor)
		on conflict do update set debit_minor = debit_minor + excluded.debit_minor, credit_minor = credit_minor + excluded.credit_minor;
END;
