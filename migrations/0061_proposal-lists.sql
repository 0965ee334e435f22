DROP INDEX `proposal_agency_time`;--> statement-breakpoint
DROP INDEX `proposal_validity`;--> statement-breakpoint
ALTER TABLE `proposal` ADD `sent_valid_until` integer;--> statement-breakpoint
ALTER TABLE `proposal` ADD `reminders` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `proposal` ADD `last_reminded_at` integer;--> statement-breakpoint
CREATE INDEX `proposal_list` ON `proposal` (`agency_no`,`updated_at`,`state`,`user_no`);--> statement-breakpoint
CREATE INDEX `proposal_list_state` ON `proposal` (`agency_no`,`state`,`updated_at`,`user_no`);--> statement-breakpoint
CREATE INDEX `proposal_validity` ON `proposal` (`sent_valid_until`) WHERE "state" in ('sent', 'opened');
--> statement-breakpoint
UPDATE `proposal` SET `sent_valid_until` = (select json_extract(v.snapshot, '$.validUntil') from proposal_version v
	where v.proposal_no = proposal.no and v.number = proposal.sent_version) WHERE `sent_version` is not null;
--> statement-breakpoint
CREATE VIRTUAL TABLE `proposal_words` USING fts5(
	`tenant`, `words`, content='', contentless_delete=1,
	tokenize="unicode61 remove_diacritics 2", prefix='2 3'
);
--> statement-breakpoint
CREATE TRIGGER `proposal_words_insert` AFTER INSERT ON `proposal` BEGIN
	insert into proposal_words (rowid, tenant, words)
		values (new.no, 'a' || new.agency_no, new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.client_email, '') || ' ' || new.title);
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_words_update` AFTER UPDATE ON `proposal` WHEN old.client_first_name is not new.client_first_name
	or old.client_last_name is not new.client_last_name or old.client_email is not new.client_email or old.title is not new.title
	or old.agency_no is not new.agency_no BEGIN
	delete from proposal_words where rowid = old.no;
	insert into proposal_words (rowid, tenant, words)
		values (new.no, 'a' || new.agency_no, new.client_first_name || ' ' || new.client_last_name || ' ' || coalesce(new.client_email, '') || ' ' || new.title);
END;
--> statement-breakpoint
CREATE TRIGGER `proposal_words_delete` AFTER DELETE ON `proposal` BEGIN
	delete from proposal_words where rowid = old.no;
END;
--> statement-breakpoint
INSERT INTO `proposal_words` (rowid, tenant, words)
	SELECT no, 'a' || agency_no, client_first_name || ' ' || client_last_name || ' ' || coalesce(client_email, '') || ' ' || title FROM `proposal`;
