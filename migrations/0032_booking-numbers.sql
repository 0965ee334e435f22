ALTER TABLE `lead` ADD `booking_number` text;
--> statement-breakpoint
ALTER TABLE `enquiry` ADD `booking_number` text;
--> statement-breakpoint
DROP TRIGGER `lead_board_insert`;
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
		select new.no, 'a' || new.agency_no, new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.booking_reference, '') || ' ' || coalesce(new.client_reference, '') || ' ' || new.booking_number
			|| ' ' || coalesce(p.name, h.name, new.property_name) || ' ' || coalesce(pl.name_en, hp.name_en, '') || ' ' || coalesce(pl.name_de, hp.name_de, '') || ' ' || coalesce(s.name, h.sector, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no left join sector s on s.no = p.sector_no left join hotel h on h.no = new.hotel_no left join hotel_place hp on hp.no = h.hotel_place_no where new.agency_no is not null and new.deleted_at is null;
END;
--> statement-breakpoint
DROP TRIGGER `guest_lead_words_insert`;
--> statement-breakpoint
CREATE TRIGGER `guest_lead_words_insert` AFTER INSERT ON `lead` WHEN new.agency_no is null and new.deleted_at is null BEGIN
	insert into lead_words (rowid, tenant, words)
		select new.no, 'guest', new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.booking_reference, '') || ' ' || new.booking_number
			|| ' ' || new.property_name || ' ' || coalesce(pl.name_en, '') || ' ' || coalesce(pl.name_de, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no;
END;
--> statement-breakpoint
DROP TRIGGER `guest_lead_words_update`;
--> statement-breakpoint
CREATE TRIGGER `guest_lead_words_update` AFTER UPDATE ON `lead` WHEN new.agency_no is null and old.agency_no is null BEGIN
	delete from lead_words where rowid = old.no;
	insert into lead_words (rowid, tenant, words)
		select new.no, 'guest', new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.booking_reference, '') || ' ' || new.booking_number
			|| ' ' || new.property_name || ' ' || coalesce(pl.name_en, '') || ' ' || coalesce(pl.name_de, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no where new.deleted_at is null;
END;
--> statement-breakpoint
UPDATE `lead` SET `booking_number` = (
	with code (n) as (select (no * 7368787 + 5040707) % 14852901),
		symbol (a, b, c, d, e) as (select n / 707281 + 0, n / 24389 % 29, n / 841 % 29, n / 29 % 29, n % 29 from code)
	select case brand_key when 'heavensportfolio' then 'HP' when 'rotana' then 'RO' when 'serandipians' then 'SE' when 'swisshotelapartments' then 'SH' when 'meridian-travel' then 'MT' when 'meridian-lifestyle' then 'ML' when 'corvin' then 'CL' when 'demo' then 'BT' when 'demo-gold' then 'GC' when 'snowtrade' then 'ST' when 'aldern-voss' then 'AV' when 'halden' then 'HA' when 'belvoir' then 'BV' when 'rosenegg' then 'RR' when 'lindqvist-dahl' then 'LD' when 'oriel' then 'OR' when 'kestrel-rowe' then 'KR' when 'polar-pine' then 'PP' when 'maison-selve' then 'MS' when 'almaviva' then 'AJ' when 'casa-brenta' then 'CB' when 'perle-noire' then 'PN' when 'thornbury' then 'TH' else 'FL' end
		|| '-' || substr('BCDFGHJKLMNPQRSTVWXYZ23456789', a + 1, 1) || substr('BCDFGHJKLMNPQRSTVWXYZ23456789', b + 1, 1) || substr('BCDFGHJKLMNPQRSTVWXYZ23456789', c + 1, 1)
		|| substr('BCDFGHJKLMNPQRSTVWXYZ23456789', d + 1, 1) || substr('BCDFGHJKLMNPQRSTVWXYZ23456789', e + 1, 1)
		|| substr('BCDFGHJKLMNPQRSTVWXYZ23456789', (29 - (6 * a + 5 * b + 4 * c + 3 * d + 2 * e) % 29) % 29 + 1, 1)
	from symbol
);
--> statement-breakpoint
UPDATE `enquiry` SET `booking_number` = (
	with code (n) as (select (no * 3368791 + 2040701) % 5658248),
		symbol (a, b, c, d, e) as (select n / 707281 + 21, n / 24389 % 29, n / 841 % 29, n / 29 % 29, n % 29 from code)
	select case brand_key when 'heavensportfolio' then 'HP' when 'rotana' then 'RO' when 'serandipians' then 'SE' when 'swisshotelapartments' then 'SH' when 'meridian-travel' then 'MT' when 'meridian-lifestyle' then 'ML' when 'corvin' then 'CL' when 'demo' then 'BT' when 'demo-gold' then 'GC' when 'snowtrade' then 'ST' when 'aldern-voss' then 'AV' when 'halden' then 'HA' when 'belvoir' then 'BV' when 'rosenegg' then 'RR' when 'lindqvist-dahl' then 'LD' when 'oriel' then 'OR' when 'kestrel-rowe' then 'KR' when 'polar-pine' then 'PP' when 'maison-selve' then 'MS' when 'almaviva' then 'AJ' when 'casa-brenta' then 'CB' when 'perle-noire' then 'PN' when 'thornbury' then 'TH' else 'FL' end
		|| '-' || substr('BCDFGHJKLMNPQRSTVWXYZ23456789', a + 1, 1) || substr('BCDFGHJKLMNPQRSTVWXYZ23456789', b + 1, 1) || substr('BCDFGHJKLMNPQRSTVWXYZ23456789', c + 1, 1)
		|| substr('BCDFGHJKLMNPQRSTVWXYZ23456789', d + 1, 1) || substr('BCDFGHJKLMNPQRSTVWXYZ23456789', e + 1, 1)
		|| substr('BCDFGHJKLMNPQRSTVWXYZ23456789', (29 - (6 * a + 5 * b + 4 * c + 3 * d + 2 * e) % 29) % 29 + 1, 1)
	from symbol
);
--> statement-breakpoint
ALTER TABLE `lead` ALTER COLUMN `booking_number` TO `booking_number` text NOT NULL;
--> statement-breakpoint
ALTER TABLE `enquiry` ALTER COLUMN `booking_number` TO `booking_number` text NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_booking_number` ON `lead` (`booking_number`);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiry_booking_number` ON `enquiry` (`booking_number`);
