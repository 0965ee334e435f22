CREATE TABLE `lead_line` (
	`lead_no` integer PRIMARY KEY NOT NULL,
	`agency_no` integer NOT NULL,
	`user_no` integer NOT NULL,
	`tab` integer NOT NULL,
	`season` text NOT NULL,
	`next_key` text NOT NULL,
	`check_in` text NOT NULL,
	`client_key` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `lead_line_next` ON `lead_line` (`agency_no`,`next_key`,`lead_no`,`tab`,`season`,`user_no`);--> statement-breakpoint
CREATE INDEX `lead_line_check_in` ON `lead_line` (`agency_no`,`check_in`,`lead_no`,`tab`,`season`,`user_no`);--> statement-breakpoint
CREATE INDEX `lead_line_client` ON `lead_line` (`agency_no`,`client_key`,`lead_no`,`tab`,`season`,`user_no`);--> statement-breakpoint
CREATE INDEX `lead_line_new` ON `lead_line` (`agency_no`,`lead_no`,`tab`,`season`,`user_no`);--> statement-breakpoint
CREATE TABLE `lead_step` (
	`lead_no` integer NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`agency_no` integer NOT NULL,
	`user_no` integer NOT NULL,
	`minor` integer,
	PRIMARY KEY(`lead_no`, `day`, `kind`)
);
--> statement-breakpoint
CREATE INDEX `lead_step_agency` ON `lead_step` (`agency_no`,`kind`,`day`,`user_no`,`lead_no`);--> statement-breakpoint
CREATE TABLE `lead_sum` (
	`agency_no` integer NOT NULL,
	`season` text NOT NULL,
	`user_no` integer NOT NULL,
	`status` text NOT NULL,
	`currency` text NOT NULL,
	`leads` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`commission_minor` integer NOT NULL,
	PRIMARY KEY(`agency_no`, `season`, `user_no`, `status`, `currency`)
);

--> statement-breakpoint
CREATE VIRTUAL TABLE `lead_words` USING fts5(
	`tenant`, `words`, content='', contentless_delete=1,
	tokenize="unicode61 remove_diacritics 2", prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER `lead_board_insert` AFTER INSERT ON `lead` WHEN new.agency_no is not null and new.deleted_at is null BEGIN
	insert into lead_sum select new.agency_no, iif(cast(substr(new.check_in,6,2) as integer) between 5 and 10, substr(new.check_in,1,4) || '-s', iif(cast(substr(new.check_in,6,2) as integer) > 10, substr(new.check_in,1,4), cast(substr(new.check_in,1,4) as integer) - 1) || '-w'), coalesce(new.user_no, 0), new.status, new.currency, 1, coalesce(new.total_minor, 0), coalesce(new.commission_minor, 0)
		where new.agency_no is not null and new.deleted_at is null
		on conflict do update set leads = leads + excluded.leads, total_minor = total_minor + excluded.total_minor, commission_minor = commission_minor + excluded.commission_minor;
	insert or replace into lead_step (lead_no, day, kind, agency_no, user_no, minor)
		select new.no, date(new.expires_at / 1000, 'unixepoch'), 'option', new.agency_no, coalesce(new.user_no, 0), new.total_minor where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedOption' and new.expires_at is not null
		union all select new.no, value ->> 'dueDate', 'payment', new.agency_no, coalesce(new.user_no, 0), value ->> 'minor' from json_each(new.agreed_terms, '$.payments') where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking'
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
		select new.no, 'a' || new.agency_no, new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.booking_reference, '') || ' ' || coalesce(new.client_reference, '')
			|| ' ' || coalesce(p.name, new.property_name) || ' ' || coalesce(pl.name_en, '') || ' ' || coalesce(pl.name_de, '') || ' ' || coalesce(s.name, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no left join sector s on s.no = p.sector_no where new.agency_no is not null and new.deleted_at is null;
END;
--> statement-breakpoint
CREATE TRIGGER `lead_board_sum` AFTER UPDATE ON `lead` WHEN old.agency_no is not new.agency_no or old.user_no is not new.user_no or old.status is not new.status or old.currency is not new.currency or old.check_in is not new.check_in or old.total_minor is not new.total_minor or old.commission_minor is not new.commission_minor or old.deleted_at is not new.deleted_at BEGIN
	insert into lead_sum select old.agency_no, iif(cast(substr(old.check_in,6,2) as integer) between 5 and 10, substr(old.check_in,1,4) || '-s', iif(cast(substr(old.check_in,6,2) as integer) > 10, substr(old.check_in,1,4), cast(substr(old.check_in,1,4) as integer) - 1) || '-w'), coalesce(old.user_no, 0), old.status, old.currency, -1, -coalesce(old.total_minor, 0), -coalesce(old.commission_minor, 0)
		where old.agency_no is not null and old.deleted_at is null
		on conflict do update set leads = leads + excluded.leads, total_minor = total_minor + excluded.total_minor, commission_minor = commission_minor + excluded.commission_minor;
	insert into lead_sum select new.agency_no, iif(cast(substr(new.check_in,6,2) as integer) between 5 and 10, substr(new.check_in,1,4) || '-s', iif(cast(substr(new.check_in,6,2) as integer) > 10, substr(new.check_in,1,4), cast(substr(new.check_in,1,4) as integer) - 1) || '-w'), coalesce(new.user_no, 0), new.status, new.currency, 1, coalesce(new.total_minor, 0), coalesce(new.commission_minor, 0)
		where new.agency_no is not null and new.deleted_at is null
		on conflict do update set leads = leads + excluded.leads, total_minor = total_minor + excluded.total_minor, commission_minor = commission_minor + excluded.commission_minor;
END;
--> statement-breakpoint
CREATE TRIGGER `lead_board_update` AFTER UPDATE ON `lead` WHEN new.agency_no is not null or old.agency_no is not null BEGIN
	delete from lead_line where lead_no = old.no;
	delete from lead_step where lead_no = old.no;
	delete from lead_words where rowid = old.no;
	insert or replace into lead_step (lead_no, day, kind, agency_no, user_no, minor)
		select new.no, date(new.expires_at / 1000, 'unixepoch'), 'option', new.agency_no, coalesce(new.user_no, 0), new.total_minor where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedOption' and new.expires_at is not null
		union all select new.no, value ->> 'dueDate', 'payment', new.agency_no, coalesce(new.user_no, 0), value ->> 'minor' from json_each(new.agreed_terms, '$.payments') where new.agency_no is not null and new.deleted_at is null and new.status = 'confirmedBooking'
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
		select new.no, 'a' || new.agency_no, new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.booking_reference, '') || ' ' || coalesce(new.client_reference, '')
			|| ' ' || coalesce(p.name, new.property_name) || ' ' || coalesce(pl.name_en, '') || ' ' || coalesce(pl.name_de, '') || ' ' || coalesce(s.name, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no left join sector s on s.no = p.sector_no where new.agency_no is not null and new.deleted_at is null;
END;
--> statement-breakpoint
CREATE TRIGGER `lead_board_delete` AFTER DELETE ON `lead` WHEN old.agency_no is not null BEGIN
	insert into lead_sum select old.agency_no, iif(cast(substr(old.check_in,6,2) as integer) between 5 and 10, substr(old.check_in,1,4) || '-s', iif(cast(substr(old.check_in,6,2) as integer) > 10, substr(old.check_in,1,4), cast(substr(old.check_in,1,4) as integer) - 1) || '-w'), coalesce(old.user_no, 0), old.status, old.currency, -1, -coalesce(old.total_minor, 0), -coalesce(old.commission_minor, 0)
		where old.agency_no is not null and old.deleted_at is null
		on conflict do update set leads = leads + excluded.leads, total_minor = total_minor + excluded.total_minor, commission_minor = commission_minor + excluded.commission_minor;
	delete from lead_line where lead_no = old.no;
	delete from lead_step where lead_no = old.no;
	delete from lead_words where rowid = old.no;
END;
--> statement-breakpoint
INSERT INTO lead_sum SELECT agency_no, iif(cast(substr(check_in,6,2) as integer) between 5 and 10, substr(check_in,1,4) || '-s', iif(cast(substr(check_in,6,2) as integer) > 10, substr(check_in,1,4), cast(substr(check_in,1,4) as integer) - 1) || '-w'), coalesce(user_no, 0), status, currency, count(*), coalesce(sum(total_minor), 0), coalesce(sum(commission_minor), 0)
	FROM lead WHERE agency_no is not null and deleted_at is null GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
UPDATE `lead` SET `version` = `version` WHERE `agency_no` is not null;
