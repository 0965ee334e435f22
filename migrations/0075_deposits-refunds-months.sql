CREATE TABLE `closed_month` (
	`month` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`transfer_count` integer NOT NULL,
	`last_no` integer NOT NULL,
	`closed_by` text NOT NULL,
	`closed_at` integer NOT NULL,
	CONSTRAINT "closed_month_month" CHECK("closed_month"."month" glob '[0-9][0-9][0-9][0-9]-[01][0-9]'),
	CONSTRAINT "closed_month_fingerprint" CHECK(length("closed_month"."fingerprint") = 64)
);
--> statement-breakpoint
CREATE TABLE `refund` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`brand_key` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`minor` integer NOT NULL,
	`retained_minor` integer DEFAULT 0 NOT NULL,
	`reason` text,
	`state` text DEFAULT 'proposed' NOT NULL,
	`payee` text,
	`payee_end` text,
	`proposed_by` text NOT NULL,
	`edited_by` text,
	`released_by` text,
	`released_at` integer,
	`withdrawn_by` text,
	`paid_on` text,
	`run_no` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`run_no`) REFERENCES `payout_run`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_kind_known" CHECK("refund"."kind" in ('credit','deposit')),
	CONSTRAINT "refund_state_known" CHECK("refund"."state" in ('proposed','released','paid','withdrawn')),
	CONSTRAINT "refund_amounts" CHECK("refund"."minor" >= 0 and "refund"."retained_minor" >= 0 and "refund"."minor" + "refund"."retained_minor" > 0),
	CONSTRAINT "refund_retained" CHECK("refund"."retained_minor" = 0 or ("refund"."kind" = 'deposit' and "refund"."reason" is not null)),
	CONSTRAINT "refund_two_people" CHECK("refund"."released_by" is null or ("refund"."released_by" <> "refund"."proposed_by" and "refund"."released_by" is not "refund"."edited_by")),
	CONSTRAINT "refund_released" CHECK("refund"."state" not in ('released', 'paid') or "refund"."released_by" is not null),
	CONSTRAINT "refund_paid" CHECK(("refund"."state" = 'paid') = ("refund"."paid_on" is not null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_id_unique` ON `refund` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refund_open` ON `refund` (`lead_no`,`kind`) WHERE "state" in ('proposed','released');--> statement-breakpoint
CREATE INDEX `refund_lead` ON `refund` (`lead_no`,`no`);--> statement-breakpoint
CREATE INDEX `refund_run` ON `refund` (`run_no`) WHERE "run_no" is not null;--> statement-breakpoint
CREATE INDEX `refund_state` ON `refund` (`state`,`no`);--> statement-breakpoint
CREATE TABLE `security_deposit` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`brand_key` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`minor` integer NOT NULL,
	`due_date` text NOT NULL,
	`received_minor` integer DEFAULT 0 NOT NULL,
	`returned_minor` integer DEFAULT 0 NOT NULL,
	`retained_minor` integer DEFAULT 0 NOT NULL,
	`retained_reason` text,
	`settled_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "security_deposit_kind_known" CHECK("security_deposit"."kind" in ('cashed_in','blocked')),
	CONSTRAINT "security_deposit_amounts" CHECK("security_deposit"."minor" > 0 and "security_deposit"."returned_minor" >= 0 and "security_deposit"."retained_minor" >= 0 and "security_deposit"."returned_minor" + "security_deposit"."retained_minor" <= "security_deposit"."received_minor")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `security_deposit_id_unique` ON `security_deposit` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `security_deposit_lead` ON `security_deposit` (`lead_no`);--> statement-breakpoint
CREATE INDEX `security_deposit_open` ON `security_deposit` (`due_date`,`no`) WHERE "settled_at" is null and "received_minor" < "minor";--> statement-breakpoint
CREATE INDEX `security_deposit_held` ON `security_deposit` (`due_date`,`no`) WHERE "received_minor" > "returned_minor" + "retained_minor";--> statement-breakpoint
CREATE INDEX `security_deposit_settled` ON `security_deposit` (`due_date`,`no`) WHERE "settled_at" is not null;--> statement-breakpoint
ALTER TABLE `payment` ADD `is_deposit` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_open_month` BEFORE INSERT ON `ledger_transfer`
	WHEN exists (select 1 from closed_month where month >= substr(new.day, 1, 7))
	BEGIN SELECT raise(abort, 'the month is closed'); END;
--> statement-breakpoint
CREATE TRIGGER `closed_month_unchanged` BEFORE UPDATE ON `closed_month` BEGIN SELECT raise(abort, 'a closed month is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `closed_month_kept` BEFORE DELETE ON `closed_month` BEGIN SELECT raise(abort, 'a closed month is never opened again'); END;
--> statement-breakpoint
INSERT INTO `security_deposit` (`id`, `lead_no`, `brand_key`, `kind`, `currency`, `minor`, `due_date`)
	SELECT 'dep_' || lower(hex(randomblob(13))), no, brand_key, agreed_terms ->> '$.deposit.kind', agreed_terms ->> '$.deposit.currency',
		agreed_terms ->> '$.deposit.minor', agreed_terms ->> '$.deposit.date'
	FROM lead WHERE status = 'confirmedBooking' AND hotel_no IS NULL AND agreed_terms ->> '$.deposit.kind' IN ('cashed_in', 'blocked')
		AND agreed_terms ->> '$.deposit.minor' > 0 AND agreed_terms ->> '$.deposit.date' IS NOT NULL AND agreed_terms ->> '$.deposit.currency' IS NOT NULL;
