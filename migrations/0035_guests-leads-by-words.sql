CREATE TRIGGER `guest_lead_words_insert` AFTER INSERT ON `lead` WHEN new.agency_no is null and new.deleted_at is null BEGIN
	insert into lead_words (rowid, tenant, words)
		select new.no, 'guest', new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.booking_reference, '')
			|| ' ' || new.property_name || ' ' || coalesce(pl.name_en, '') || ' ' || coalesce(pl.name_de, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no;
END;
--> statement-breakpoint
CREATE TRIGGER `guest_lead_words_update` AFTER UPDATE ON `lead` WHEN new.agency_no is null and old.agency_no is null BEGIN
	delete from lead_words where rowid = old.no;
	insert into lead_words (rowid, tenant, words)
		select new.no, 'guest', new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.email, '') || ' ' || coalesce(new.booking_reference, '')
			|| ' ' || new.property_name || ' ' || coalesce(pl.name_en, '') || ' ' || coalesce(pl.name_de, '')
		from (select 1) left join property p on p.no = new.property_no left join place pl on pl.no = p.place_no where new.deleted_at is null;
END;
--> statement-breakpoint
CREATE TRIGGER `guest_lead_words_delete` AFTER DELETE ON `lead` WHEN old.agency_no is null BEGIN
	delete from lead_words where rowid = old.no;
END;
--> statement-breakpoint
INSERT INTO lead_words (rowid, tenant, words)
	SELECT l.no, 'guest', l.client_first_name || ' ' || l.client_last_name || ' ' || coalesce(l.email, '') || ' ' || coalesce(l.booking_reference, '')
		|| ' ' || l.property_name || ' ' || coalesce(pl.name_en, '') || ' ' || coalesce(pl.name_de, '')
	FROM lead l LEFT JOIN property p ON p.no = l.property_no LEFT JOIN place pl ON pl.no = p.place_no
	WHERE l.agency_no is null and l.deleted_at is null;
