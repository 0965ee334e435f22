CREATE TABLE `ledger_account` (
	`no` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`party` text NOT NULL,
	`currency` text NOT NULL,
	`debit_minor` integer DEFAULT 0 NOT NULL,
	`credit_minor` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_account_kind_known" CHECK("ledger_account"."kind" in ('client','operator','hotel','agency','bank','card','cardFee','deposit','waived'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_account_party` ON `ledger_account` (`kind`,`party`,`currency`);--> statement-breakpoint
CREATE TABLE `ledger_transfer` (
	`no` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`debit_no` integer NOT NULL,
	`credit_no` integer NOT NULL,
	`minor` integer NOT NULL,
	`currency` text NOT NULL,
	`lead_no` integer,
	`payment_no` integer,
	`reverses_no` integer,
	`day` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`debit_no`) REFERENCES `ledger_account`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`credit_no`) REFERENCES `ledger_account`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`payment_no`) REFERENCES `payment`(`no`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_transfer_amount" CHECK("ledger_transfer"."minor" > 0),
	CONSTRAINT "ledger_transfer_sides" CHECK("ledger_transfer"."debit_no" <> "ledger_transfer"."credit_no"),
	CONSTRAINT "ledger_transfer_kind_known" CHECK("ledger_transfer"."kind" in ('booking','payment','refund','payout','deposit','waiver'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfer_reverses_no_unique` ON `ledger_transfer` (`reverses_no`);--> statement-breakpoint
CREATE INDEX `ledger_transfer_lead` ON `ledger_transfer` (`lead_no`,`kind`);--> statement-breakpoint
CREATE INDEX `ledger_transfer_payment` ON `ledger_transfer` (`payment_no`);--> statement-breakpoint
CREATE INDEX `ledger_transfer_debit` ON `ledger_transfer` (`debit_no`,`no`);--> statement-breakpoint
CREATE INDEX `ledger_transfer_credit` ON `ledger_transfer` (`credit_no`,`no`);--> statement-breakpoint
CREATE INDEX `ledger_transfer_day` ON `ledger_transfer` (`day`,`no`);--> statement-breakpoint
CREATE TABLE `instalment` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`position` integer NOT NULL,
	`brand_key` text NOT NULL,
	`kind` text NOT NULL,
	`due_date` text NOT NULL,
	`currency` text NOT NULL,
	`minor` integer NOT NULL,
	`received_minor` integer DEFAULT 0 NOT NULL,
	`waived_minor` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "instalment_kind_known" CHECK("instalment"."kind" in ('prepayment','part','final','kept')),
	CONSTRAINT "instalment_amounts" CHECK("instalment"."minor" > 0 and "instalment"."received_minor" >= 0 and "instalment"."waived_minor" >= 0 and "instalment"."received_minor" + "instalment"."waived_minor" <= "instalment"."minor")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `instalment_id_unique` ON `instalment` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `instalment_position` ON `instalment` (`lead_no`,`position`);--> statement-breakpoint
CREATE INDEX `instalment_open` ON `instalment` (`brand_key`,`due_date`,`no`) WHERE "minor" > "received_minor" + "waived_minor";--> statement-breakpoint
CREATE TABLE `payment` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`brand_key` text NOT NULL,
	`way` text NOT NULL,
	`currency` text NOT NULL,
	`minor` integer NOT NULL,
	`received_on` text NOT NULL,
	`source` text NOT NULL,
	`actor` text NOT NULL,
	`reversed_at` integer,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`brand_key`) REFERENCES `brand`(`key`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_way_known" CHECK("payment"."way" in ('bank','card','recorded')),
	CONSTRAINT "payment_amount" CHECK("payment"."minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_id_unique` ON `payment` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_source_unique` ON `payment` (`source`);--> statement-breakpoint
CREATE INDEX `payment_lead` ON `payment` (`lead_no`,`received_on`);--> statement-breakpoint
CREATE INDEX `payment_brand` ON `payment` (`brand_key`,`created_at`);--> statement-breakpoint
CREATE TABLE `payment_link` (
	`no` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`lead_no` integer NOT NULL,
	`instalment_no` integer,
	`token_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer DEFAULT (cast(unixepoch('subsec') * 1000 as integer)) NOT NULL,
	`expires_at` integer NOT NULL,
	`withdrawn_at` integer,
	FOREIGN KEY (`lead_no`) REFERENCES `lead`(`no`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`instalment_no`) REFERENCES `instalment`(`no`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_link_id_unique` ON `payment_link` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_link_token_hash_unique` ON `payment_link` (`token_hash`);--> statement-breakpoint
CREATE INDEX `payment_link_lead` ON `payment_link` (`lead_no`,`created_at`);
--> statement-breakpoint
ALTER TABLE `lead` ADD `approved_markup_minor` integer;
--> statement-breakpoint
DROP TRIGGER `lead_board_insert`;
--> statement-breakpoint
CREATE TRIGGER `lead_board_insert` AFTER INSERT ON `lead` WHEN new.agency_no is not null and new.deleted_at is null BEGIN
	insert into lead_sum select new.agency_no, iif(cast(substr(new.check_in,6,2) as integer) between 5 and 10, substr(new.check_in,1,4) || '-s', iif(cast(substr(new.check_in,6,2) as integer) > 10, substr(new.check_in,1,4), cast(substr(new.check_in,1,4) as integer) - 1) || '-w'), coalesce(new.user_no, 0), new.status, new.currency, 1, coalesce(new.total_minor, 0), coalesce(new.commission_minor, 0)
		where new.agency_no is not null and new.deleted_at is null
		on conflict do update set leads = leads + excluded.leads, total_minor = total_minor + excluded.total_minor, commission_minor = commission_minor + excluded.commission_minor;
	insert or replace into lead_step (lead_no, day, kind, agency_no, user_no, minor)
		select new.no, date(new.expires_at / 1000, 'unixepoch'), 'option', new.agency_no, coalesce(new.user_no, 0), new.total_minor where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedOption' and new.expires_at is not null
		union all select new.no, value ->> 'dueDate', 'payment', new.agency_no, coalesce(new.user_no, 0), value ->> 'minor' from json_each(new.agreed_terms, '$.payments') where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking' and (new.hotel_no is not null or not exists (select 1 from instalment where lead_no = new.no))
		union all select new.no, due_date, 'instalment', new.agency_no, coalesce(new.user_no, 0), sum(minor - received_minor - waived_minor) from instalment
			where lead_no = new.no and minor > received_minor + waived_minor and new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking' group by due_date
		union all select new.no, new.agreed_terms ->> '$.deposit.date', 'deposit', new.agency_no, coalesce(new.user_no, 0), new.agreed_terms ->> '$.deposit.minor' where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking' and new.agreed_terms ->> '$.deposit.date' is not null
		union all select new.no, value ->> 'until', 'cancellation', new.agency_no, coalesce(new.user_no, 0), new.agreed_terms ->> ('$.cancellation[' || (key + 1) || '].keptMinor')
			from json_each(new.agreed_terms, '$.cancellation') where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking' and new.agreed_terms ->> ('$.cancellation[' || (key + 1) || '].keptMinor') is not null
		union all select new.no, new.check_in, 'arrival', new.agency_no, coalesce(new.user_no, 0), null where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking';
	insert into lead_line (lead_no, agency_no, user_no, tab, season, next_key, check_in, client_key)
		select new.no, new.agency_no, coalesce(new.user_no, 0),
			case new.status when 'interest' then 0 when 'requestedOption' then 1 when 'confirmedOption' then 1 when 'requestedBooking' then 2 when 'confirmedBooking' then 3 else 4 end,
			iif(cast(substr(new.check_in,6,2) as integer) between 5 and 10, substr(new.check_in,1,4) || '-s', iif(cast(substr(new.check_in,6,2) as integer) > 10, substr(new.check_in,1,4), cast(substr(new.check_in,1,4) as integer) - 1) || '-w'),
			case when new.status in ('confirmedOption', 'confirmedBooking')
				then coalesce('1' || (select min(day) from lead_step where lead_no = new.no and day >= date(new.updated_at / 1000, 'unixepoch')), '3' || (99999999 - cast(replace(new.check_in, '-', '') as integer)))
				when new.status in ('interest', 'requestedOption', 'requestedBooking') then '2' else '3' || (99999999 - cast(replace(date(new.updated_at / 1000, 'unixepoch'), '-', '') as integer)) end,
			new.check_in, lower(new.client_last_name || ' ' || new.client_first_name)
		where new.agency_no is not null and new.deleted_at is null;
	insert into lead_words (rowid, tenant, words)
		select new.no, 'a' || new.agency_no, new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.booking_reference, '') || ' ' || coalesce(new.client_reference, '') || ' ' || new.booking_number
			|| ' ' || coalesce(p.name, h.name, new.property_name) || ' ' || coalesce(pl.name_en, hp.name_en, '') || ' ' || coalesce(pl.name_de, hp.name_de, '') || ' ' || coalesce(s.name, h.sector, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no left join sector s on s.no = p.sector_no left join hotel h on h.no = new.hotel_no left join hotel_place hp on hp.no = h.hotel_place_no where new.agency_no is not null and new.deleted_at is null;
END;
--> statement-breakpoint
DROP TRIGGER `lead_board_update`;
--> statement-breakpoint
CREATE TRIGGER `lead_board_update` AFTER UPDATE ON `lead` WHEN new.agency_no is not null or old.agency_no is not null BEGIN
	delete from lead_line where lead_no = old.no;
	delete from lead_step where lead_no = old.no;
	delete from lead_words where rowid = old.no;
	insert or replace into lead_step (lead_no, day, kind, agency_no, user_no, minor)
		select new.no, date(new.expires_at / 1000, 'unixepoch'), 'option', new.agency_no, coalesce(new.user_no, 0), new.total_minor where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedOption' and new.expires_at is not null
		union all select new.no, value ->> 'dueDate', 'payment', new.agency_no, coalesce(new.user_no, 0), value ->> 'minor' from json_each(new.agreed_terms, '$.payments') where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking' and (new.hotel_no is not null or not exists (select 1 from instalment where lead_no = new.no))
		union all select new.no, due_date, 'instalment', new.agency_no, coalesce(new.user_no, 0), sum(minor - received_minor - waived_minor) from instalment
			where lead_no = new.no and minor > received_minor + waived_minor and new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking' group by due_date
		union all select new.no, new.agreed_terms ->> '$.deposit.date', 'deposit', new.agency_no, coalesce(new.user_no, 0), new.agreed_terms ->> '$.deposit.minor' where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking' and new.agreed_terms ->> '$.deposit.date' is not null
		union all select new.no, value ->> 'until', 'cancellation', new.agency_no, coalesce(new.user_no, 0), new.agreed_terms ->> ('$.cancellation[' || (key + 1) || '].keptMinor')
			from json_each(new.agreed_terms, '$.cancellation') where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking' and new.agreed_terms ->> ('$.cancellation[' || (key + 1) || '].keptMinor') is not null
		union all select new.no, new.check_in, 'arrival', new.agency_no, coalesce(new.user_no, 0), null where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking';
	insert into lead_line (lead_no, agency_no, user_no, tab, season, next_key, check_in, client_key)
		select new.no, new.agency_no, coalesce(new.user_no, 0),
			case new.status when 'interest' then 0 when 'requestedOption' then 1 when 'confirmedOption' then 1 when 'requestedBooking' then 2 when 'confirmedBooking' then 3 else 4 end,
			iif(cast(substr(new.check_in,6,2) as integer) between 5 and 10, substr(new.check_in,1,4) || '-s', iif(cast(substr(new.check_in,6,2) as integer) > 10, substr(new.check_in,1,4), cast(substr(new.check_in,1,4) as integer) - 1) || '-w'),
			case when new.status in ('confirmedOption', 'confirmedBooking')
				then coalesce('1' || (select min(day) from lead_step where lead_no = new.no and day >= date(new.updated_at / 1000, 'unixepoch')), '3' || (99999999 - cast(replace(new.check_in, '-', '') as integer)))
				when new.status in ('interest', 'requestedOption', 'requestedBooking') then '2' else '3' || (99999999 - cast(replace(date(new.updated_at / 1000, 'unixepoch'), '-', '') as integer)) end,
			new.check_in, lower(new.client_last_name || ' ' || new.client_first_name)
		where new.agency_no is not null and new.deleted_at is null;
	insert into lead_words (rowid, tenant, words)
		select new.no, 'a' || new.agency_no, new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.booking_reference, '') || ' ' || coalesce(new.client_reference, '') || ' ' || new.booking_number
			|| ' ' || coalesce(p.name, h.name, new.property_name) || ' ' || coalesce(pl.name_en, hp.name_en, '') || ' ' || coalesce(pl.name_de, hp.name_de, '') || ' ' || coalesce(s.name, h.sector, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no left join sector s on s.no = p.sector_no left join hotel h on h.no = new.hotel_no left join hotel_place hp on hp.no = h.hotel_place_no where new.agency_no is not null and new.deleted_at is null;
END;
--> statement-breakpoint
-- What is open of a booking is a step of its lead, under the day on which it is due.
CREATE TRIGGER `instalment_step_insert` AFTER INSERT ON `instalment` BEGIN
	delete from lead_step where lead_no = new.lead_no and kind in ('payment', 'instalment');
	insert or replace into lead_step (lead_no, day, kind, agency_no, user_no, minor)
		select l.no, i.due_date, 'instalment', l.agency_no, coalesce(l.user_no, 0), sum(i.minor - i.received_minor - i.waived_minor)
		from lead l join instalment i on i.lead_no = l.no
		where l.no = new.lead_no and l.agency_no is not null and l.deleted_at is null and l.status = 'confirmedBooking'
			and i.minor > i.received_minor + i.waived_minor group by i.due_date;
END;
--> statement-breakpoint
-- What is open of a booking is a step of its lead, under the day on which it is due.
CREATE TRIGGER `instalment_step_update` AFTER UPDATE ON `instalment` BEGIN
	delete from lead_step where lead_no = new.lead_no and kind in ('payment', 'instalment');
	insert or replace into lead_step (lead_no, day, kind, agency_no, user_no, minor)
		select l.no, i.due_date, 'instalment', l.agency_no, coalesce(l.user_no, 0), sum(i.minor - i.received_minor - i.waived_minor)
		from lead l join instalment i on i.lead_no = l.no
		where l.no = new.lead_no and l.agency_no is not null and l.deleted_at is null and l.status = 'confirmedBooking'
			and i.minor > i.received_minor + i.waived_minor group by i.due_date;
END;
--> statement-breakpoint
-- What is open of a booking is a step of its lead, under the day on which it is due.
CREATE TRIGGER `instalment_step_delete` AFTER DELETE ON `instalment` BEGIN
	delete from lead_step where lead_no = old.lead_no and kind in ('payment', 'instalment');
	insert or replace into lead_step (lead_no, day, kind, agency_no, user_no, minor)
		select l.no, i.due_date, 'instalment', l.agency_no, coalesce(l.user_no, 0), sum(i.minor - i.received_minor - i.waived_minor)
		from lead l join instalment i on i.lead_no = l.no
		where l.no = old.lead_no and l.agency_no is not null and l.deleted_at is null and l.status = 'confirmedBooking'
			and i.minor > i.received_minor + i.waived_minor group by i.due_date;
END;
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
CREATE TRIGGER `ledger_transfer_unchanged` BEFORE UPDATE ON `ledger_transfer` BEGIN SELECT raise(abort, 'a transfer is reversed, never changed'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_kept` BEFORE DELETE ON `ledger_transfer` BEGIN SELECT raise(abort, 'a transfer is reversed, never deleted'); END;
--> statement-breakpoint
UPDATE `lead` SET `approved_markup_minor` = a.markup FROM (
	select p.approved_no as lead_no, max(b.value ->> 'markupMinor') as markup
	from proposal p join proposal_version v on v.proposal_no = p.no and v.number = p.sent_version, json_each(v.basis) b
	where p.state = 'approved' and b.value ->> 'leadNo' = p.approved_no group by p.approved_no
) a WHERE a.lead_no = `lead`.no;
