CREATE TABLE `concierge_event` (
	`no` integer PRIMARY KEY NOT NULL,
	`job_no` integer NOT NULL,
	`version` integer NOT NULL,
	`move` text NOT NULL,
	`from_state` text,
	`to_state` text NOT NULL,
	`party` text NOT NULL,
	`actor` text NOT NULL,
	`note` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`job_no`) REFERENCES `concierge_job`(`no`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "concierge_event_party_known" CHECK("concierge_event"."party" in ('guest','agent','team','operator','supplier','system'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `concierge_event_version` ON `concierge_event` (`job_no`,`version`);--> statement-breakpoint
CREATE TABLE `concierge_job` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`position` integer NOT NULL,
	`brand_key` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`state` text NOT NULL,
	`service_no` integer,
	`supplier_no` integer,
	`kind` text NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	`unit` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`day` text NOT NULL,
	`time` text,
	`pick_up` text,
	`drop_off` text,
	`flight` text,
	`adults` integer,
	`children` integer,
	`note` text,
	`currency` text NOT NULL,
	`price_minor` integer NOT NULL,
	`net_minor` integer NOT NULL,
	`agreed_minor` integer,
	`proposed_time` text,
	`proposed_net_minor` integer,
	`proposed_note` text,
	`proposed_until` integer,
	`proposed_at` integer,
	`offered_at` integer,
	`free_until` integer NOT NULL,
	`owed_minor` integer DEFAULT 0 NOT NULL,
	`owed_net_minor` integer DEFAULT 0 NOT NULL,
	`requested_by` text NOT NULL,
	`confirmed_at` integer,
	`done_at` integer,
	`is_done_as_planned` integer,
	`done_note` text,
	`ended_at` integer,
	`end_reason` text,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`service_no`) REFERENCES `concierge_service`(`no`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`supplier_no`) REFERENCES `concierge_supplier`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "concierge_job_state_known" CHECK("concierge_job"."state" in ('requested','offered','accepted','confirmed','done','declined','cancelled')),
	CONSTRAINT "concierge_job_kind_known" CHECK("concierge_job"."kind" in ('transfer','chef','skiPass','skiSchool','childCare','flowers','other')),
	CONSTRAINT "concierge_job_position_range" CHECK("concierge_job"."position" between 1 and 49),
	CONSTRAINT "concierge_job_quantity" CHECK("concierge_job"."quantity" between 1 and 99),
	CONSTRAINT "concierge_job_amounts" CHECK("concierge_job"."price_minor" >= 0 and "concierge_job"."net_minor" >= 0 and "concierge_job"."owed_minor" >= 0 and "concierge_job"."owed_net_minor" >= 0),
	CONSTRAINT "concierge_job_owed" CHECK("concierge_job"."owed_minor" = 0 or "concierge_job"."agreed_minor" >= "concierge_job"."owed_minor")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `concierge_job_id_unique` ON `concierge_job` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `concierge_job_position` ON `concierge_job` (`lead_no`,`position`);--> statement-breakpoint
CREATE INDEX `concierge_job_day` ON `concierge_job` (`day`,`no`);--> statement-breakpoint
CREATE INDEX `concierge_job_state_day` ON `concierge_job` (`state`,`day`,`no`);--> statement-breakpoint
CREATE INDEX `concierge_job_supplier` ON `concierge_job` (`supplier_no`,`day`);--> statement-breakpoint
CREATE TABLE `concierge_link` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`job_no` integer NOT NULL,
	`supplier_no` integer NOT NULL,
	`token_hash` text NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`answer_by` integer NOT NULL,
	`origin` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`opened_at` integer,
	`due_reminded_at` integer,
	`day_reminded_at` integer,
	`called_off_told_at` integer,
	FOREIGN KEY (`job_no`) REFERENCES `concierge_job`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`supplier_no`) REFERENCES `concierge_supplier`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "concierge_link_state_known" CHECK("concierge_link"."state" in ('open','answered','declined','withdrawn','calledOff'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `concierge_link_id_unique` ON `concierge_link` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `concierge_link_token_hash_unique` ON `concierge_link` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `concierge_link_working` ON `concierge_link` (`job_no`) WHERE "state" in ('open', 'answered');--> statement-breakpoint
CREATE INDEX `concierge_link_job` ON `concierge_link` (`job_no`,`created_at`);--> statement-breakpoint
CREATE INDEX `concierge_link_due` ON `concierge_link` (`answer_by`) WHERE "state" = 'open' and "due_reminded_at" is null;--> statement-breakpoint
CREATE INDEX `concierge_link_untold` ON `concierge_link` (`no`) WHERE "state" = 'calledOff' and "called_off_told_at" is null;--> statement-breakpoint
CREATE TABLE `concierge_service` (
	`no` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`place_no` integer NOT NULL,
	`kind` text NOT NULL,
	`name_en` text NOT NULL,
	`name_de` text NOT NULL,
	`description_en` text,
	`description_de` text,
	`supplier_no` integer,
	`unit` text NOT NULL,
	`currency` text NOT NULL,
	`price_minor` integer NOT NULL,
	`net_minor` integer NOT NULL,
	`notice_hours` integer NOT NULL,
	`cancel_hours` integer NOT NULL,
	`is_retired` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`place_no`) REFERENCES `place`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`supplier_no`) REFERENCES `concierge_supplier`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "concierge_service_kind_known" CHECK("concierge_service"."kind" in ('transfer','chef','skiPass','skiSchool','childCare','flowers','other')),
	CONSTRAINT "concierge_service_unit_known" CHECK("concierge_service"."unit" in ('job','person','hour','day')),
	CONSTRAINT "concierge_service_prices" CHECK("concierge_service"."price_minor" >= 0 and "concierge_service"."net_minor" >= 0),
	CONSTRAINT "concierge_service_hours" CHECK("concierge_service"."notice_hours" >= 0 and "concierge_service"."cancel_hours" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `concierge_service_key_unique` ON `concierge_service` (`key`);--> statement-breakpoint
CREATE INDEX `concierge_service_place` ON `concierge_service` (`place_no`,`is_retired`);--> statement-breakpoint
CREATE INDEX `concierge_service_supplier` ON `concierge_service` (`supplier_no`);--> statement-breakpoint
CREATE TABLE `concierge_supplier` (
	`no` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`language` text NOT NULL,
	`answer_hours` integer DEFAULT 24 NOT NULL,
	`is_retired` integer DEFAULT false NOT NULL,
	CONSTRAINT "concierge_supplier_language_known" CHECK("concierge_supplier"."language" in ('en','de')),
	CONSTRAINT "concierge_supplier_hours" CHECK("concierge_supplier"."answer_hours" between 1 and 336)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `concierge_supplier_key_unique` ON `concierge_supplier` (`key`);--> statement-breakpoint
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
	CONSTRAINT "ledger_account_kind_known" CHECK("__new_ledger_account"."kind" in ('client','operator','hotel','agency','bank','card','cardFee','bankFee','deposit','waived','touristTax','supplier','margin'))
);
--> statement-breakpoint
INSERT INTO `__new_ledger_account`("no", "kind", "party", "currency", "debit_minor", "credit_minor") SELECT "no", "kind", "party", "currency", "debit_minor", "credit_minor" FROM `ledger_account`;--> statement-breakpoint
DROP TABLE `ledger_account`;--> statement-breakpoint
ALTER TABLE `__new_ledger_account` RENAME TO `ledger_account`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_account_party` ON `ledger_account` (`kind`,`party`,`currency`);--> statement-breakpoint
CREATE INDEX `ledger_account_credit` ON `ledger_account` (`currency`,`party`,`credit_minor`,`debit_minor`) WHERE "kind" = 'client' and "credit_minor" > "debit_minor";--> statement-breakpoint
ALTER TABLE `ledger_transfer` ADD `job_no` integer REFERENCES concierge_job(no);--> statement-breakpoint
CREATE INDEX `ledger_transfer_job` ON `ledger_transfer` (`job_no`) WHERE "job_no" is not null;--> statement-breakpoint
ALTER TABLE `instalment` ADD `job_no` integer REFERENCES concierge_job(no);--> statement-breakpoint
CREATE UNIQUE INDEX `instalment_job` ON `instalment` (`job_no`) WHERE "job_no" is not null;
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
